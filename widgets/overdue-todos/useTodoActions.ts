import { useRef, useState } from 'react'
import { useEditTodoMutation, useToggleTodoMutation } from '../../src/api/todos'
import type { Todo, User } from '../../src/contract'
import { toErrorObject } from '../../src/http'
import { useFormats, useMessages } from '../../src/i18n'
import { fullName, type IsoDay } from '../../src/model'
import { useOfferUndo } from '../../src/parts/recentActions'
import type { Refused } from '../../src/store'
import { useSendTodos } from './useSendTodos'
import { type StruckTodo, withStruck } from './withStruck'

/** A row that is done stays struck through for so long (OT-04). */
const LEAVE_MS = 3_000

type Shown = Pick<Todo, 'done' | 'dueDate' | 'to'>
type Patches = ReadonlyMap<number, Partial<Shown> & { gone?: boolean }>
const NONE: Patches = new Map()
const NOTHING: readonly StruckTodo[] = []

/** What changes about to-dos; only one of the two. */
export type TodoChange = { readonly dueDate: IsoDay | null } | { readonly to: User | null }

/** Done, another day, another person: shown at once, taken back when the server refuses, with Undo (OT-02). */
export function useTodoActions(todos: readonly Todo[]) {
  const t = useMessages()
  const formats = useFormats()
  const offerUndo = useOfferUndo()
  const [patches, setPatches] = useState(NONE)
  const [struck, setStruck] = useState(NOTHING)
  const leaving = useRef(new Map<number, ReturnType<typeof setTimeout>>())
  const [toggle] = useToggleTodoMutation()
  const [edit] = useEditTodoMutation()
  const sendAll = useSendTodos()

  const shown = withStruck(todos, struck)
    .map((todo) => ({ ...todo, ...patches.get(todo.id) }))
    .filter(({ gone }) => !gone)
  const patch = (id: number, change: Partial<Shown> & { gone?: boolean }) =>
    setPatches((before) => new Map(before).set(id, { ...before.get(id), ...change }))

  async function send(todo: Todo, change: Partial<Shown>, call: () => Promise<unknown>): Promise<Refused<Todo> | null> {
    patch(todo.id, change)
    try {
      await call()
      return null
    } catch (thrown) {
      const { done, dueDate, to } = todo
      patch(todo.id, { done, dueDate, to, gone: false })
      return { item: todo, error: toErrorObject(thrown) }
    }
  }

  const sendDone = async (todo: Todo, done: boolean) => {
    clearTimeout(leaving.current.get(todo.id))
    const websiteId = todo.website?.id ?? 0
    const following = shown.slice(shown.findIndex(({ id }) => id === todo.id) + 1).map(({ id }) => id)
    const others = (before: readonly StruckTodo[]) => before.filter((other) => other.todo.id !== todo.id)
    patch(todo.id, { gone: false })
    if (done) setStruck((before) => [...others(before), { todo, following }])
    const refused = await send(todo, { done }, () => toggle({ websiteId, id: todo.id, done }).unwrap())
    const leave = () => {
      patch(todo.id, { gone: done && !refused })
      setStruck(others)
    }
    leaving.current.set(todo.id, setTimeout(leave, LEAVE_MS))
    return refused
  }
  const reopen = (chosen: readonly Todo[]) => sendAll(chosen, (todo) => sendDone(todo, false))
  const finish = async (chosen: readonly Todo[]) => {
    const done = await sendAll(chosen, (todo) => sendDone(todo, true))
    if (done.length === 0) return
    const text = t('overdueTodos.done', { count: done.length, description: done[0]?.description })
    offerUndo(
      text,
      () => reopen(done),
      ({ todoUndo }) => todoUndo(done, { done: true }),
    )
  }

  const sendChange = (todo: Todo, change: TodoChange) => {
    const fields = 'to' in change ? { to: change.to?.id ?? null } : change
    return send(todo, change, () => edit({ websiteId: todo.website?.id ?? 0, id: todo.id, change: fields, shown: change }).unwrap())
  }
  const changeAll = async (chosen: readonly Todo[], change: TodoChange) => {
    const changed = await sendAll(chosen, (todo) => sendChange(todo, change))
    if (changed.length === 0) return
    const about = { count: changed.length, description: changed[0]?.description }
    const text =
      'to' in change
        ? t('overdueTodos.reassigned', { ...about, name: change.to ? fullName(change.to) : t('partner.general.nobody') })
        : change.dueDate
          ? t('overdueTodos.rescheduled', { ...about, date: formats.date(change.dueDate) })
          : t('overdueTodos.dateRemoved', about)
    const undo = () => sendAll(changed, (todo) => sendChange(todo, 'to' in change ? { to: todo.to } : { dueDate: todo.dueDate }))
    offerUndo(text, undo, ({ todoUndo }) => todoUndo(changed, change))
  }

  return { shown, finish, reopen: (todo: Todo) => void reopen([todo]), change: changeAll }
}
