import * as v from 'valibot'
import type { WaitingSubject } from '../../store'
import type { RouteCall } from './call'

const Answers = v.object({ api: v.object({ queries: v.record(v.string(), v.object({ data: v.optional(v.unknown()) })) }) })
const List = v.union([v.array(v.unknown()), v.object({ items: v.array(v.unknown()) }), v.object({ messages: v.array(v.unknown()) })])
const Website = v.object({ id: v.number(), title: v.string(), status: v.string() })
const OfWebsite = v.object({ website: v.object({ id: v.number(), title: v.string() }) })
const Todo = v.object({ id: v.number(), description: v.string(), done: v.boolean() })
const WaitingTodo = v.object({ kind: v.literal('todo'), id: v.number(), title: v.string() })

/** What a call is about, as far as answers say it that the page has: while the network is away nobody else can be asked. */
export function subjectOf(state: unknown, { args: { params = {} } }: RouteCall): WaitingSubject {
  if (!v.is(Answers, state)) return {}
  const rows = Object.values(state.api.queries).flatMap(({ data }) => rowsOf(data))
  const website = firstOf(rows, (row) => titleOf(row, Number(params['website'])))
  const text = firstOf(rows, (row) => textOf(row, Number(params['todo'])))
  return { ...(website && { website }), ...(text && { text }) }
}

function rowsOf(data: unknown): readonly unknown[] {
  if (!v.is(List, data)) return [data]
  if (Array.isArray(data)) return data
  return 'items' in data ? data.items : data.messages
}

function firstOf(rows: readonly unknown[], read: (row: unknown) => string | undefined): string | undefined {
  for (const row of rows) {
    const found = read(row)
    if (found) return found
  }
  return undefined
}

function titleOf(row: unknown, id: number): string | undefined {
  if (v.is(Website, row) && row.id === id) return row.title
  return v.is(OfWebsite, row) && row.website.id === id ? row.website.title : undefined
}

function textOf(row: unknown, id: number): string | undefined {
  if (v.is(Todo, row) && row.id === id) return row.description
  return v.is(WaitingTodo, row) && row.id === id ? row.title : undefined
}
