import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import { messagesWithin } from '../../db/queries/websites/messages'
import type { Services, Viewer } from '../../kernel/context'
import { commit } from '../../outbox/commit/commit'
import type { LoggedLine } from '../../kernel/News'
import { HttpError } from '../../kernel/HttpError'
import { scopeOf } from '../../access/scope'
import { type LockedWebsite, lockWebsite } from '../../db/queries/websites/lockWebsite'
import { lockMessage } from './findMessage'
import { shortSubject } from '../../kernel/websiteLog/shortSubject'
import { changeMessage } from '../../db/writers/changeMessage'

interface Merge {
  target: number
  tickets: readonly number[]
}

/** Makes tickets part of another one: they go to its website and wait for nobody any more. Both logs say so. */
export function mergeTickets(services: Services, viewer: Viewer, { target, tickets }: Merge): Promise<void> {
  return commit(services, viewer, async (db) => {
    const ids = [...new Set(tickets)].filter((id) => id !== target)
    const { websites, locked } = await lockTickets(db, viewer, [target, ...ids])
    const goal = locked.get(target)
    const home = goal && websites.get(goal.website_id)
    if (!home || goal.merged_into_id !== null) throw new HttpError(404, 'refusal.notFound')
    const now = services.clock.now()
    const log: LoggedLine[] = []
    for (const id of ids) {
      const row = locked.get(id)
      const source = row && websites.get(row.website_id)
      if (!row || !source || row.merged_into_id !== null) throw new HttpError(404, 'refusal.notFound')
      await changeMessage(db, id, {
        merged_into_id: target,
        merged_from_website_id: source.id,
        website_id: home.id,
        done: true,
        done_at: now,
        done_by: viewer.user_id,
      })
      const values = { subject: shortSubject(row), other: shortSubject(goal) }
      log.push({ website: home, line: { kind: 'ticket.merged', values, websiteId: source.id } })
      const away = { kind: 'ticket.mergedAway', values: { ...values, website: home.title }, websiteId: home.id } as const
      if (source.id !== home.id) log.push({ website: source, line: away })
    }
    return { log, publish: [...changedLogs(websites), { kind: 'counts' }] }
  })
}

/** Takes merged tickets out again: each is a ticket of the website it came from. */
export function unmergeTickets(services: Services, viewer: Viewer, tickets: readonly number[]): Promise<void> {
  return commit(services, viewer, async (db) => {
    const { websites, locked } = await lockTickets(db, viewer, [...new Set(tickets)])
    const log: LoggedLine[] = []
    for (const [id, row] of locked) {
      if (row.merged_into_id === null) throw new HttpError(404, 'refusal.notFound')
      const home = websites.get(row.merged_from_website_id ?? row.website_id)
      if (!home) throw new HttpError(404, 'refusal.notFound')
      await changeMessage(db, id, {
        merged_into_id: null,
        merged_from_website_id: null,
        website_id: home.id,
        done: false,
        done_at: null,
        done_by: null,
      })
      log.push({ website: home, line: { kind: 'ticket.unmerged', values: { subject: shortSubject(row) } } })
    }
    return { log, publish: [...changedLogs(websites), { kind: 'counts' }] }
  })
}

/** The tickets and their websites, held until the transaction ends; 404 when one is out of reach. Always in the same order. */
async function lockTickets(db: Kysely<Database>, viewer: Viewer, ids: readonly number[]) {
  const rows = await messagesWithin(db, scopeOf(viewer, 'merge_messages'))
    .where('messages.id', 'in', [...ids])
    .where('messages.category', '=', 'message_from')
    .select(['messages.id', 'messages.website_id', 'messages.merged_from_website_id'])
    .execute()
  if (rows.length < new Set(ids).size) throw new HttpError(404, 'refusal.notFound')
  const websites = new Map<number, LockedWebsite>()
  const involved = new Set(rows.flatMap((row) => [row.website_id, row.merged_from_website_id ?? row.website_id]))
  for (const id of [...involved].toSorted((a, b) => a - b)) websites.set(id, await lockWebsite(db, id))
  const locked = new Map<number, Awaited<ReturnType<typeof lockMessage>>>()
  for (const row of rows.toSorted((a, b) => a.id - b.id)) locked.set(row.id, await lockMessage(db, row.website_id, row.id))
  return { websites, locked }
}

const changedLogs = (websites: ReadonlyMap<number, unknown>) =>
  Array.from(websites.keys(), (websiteId) => ({ kind: 'message', websiteId }) as const)
