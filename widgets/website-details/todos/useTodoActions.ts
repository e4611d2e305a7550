import {
  changeTodos,
  type todoUndo,
  useCreateTodosMutation,
  useDeleteTodoMutation,
  useEditTodoMutation,
  useToggleTodoMutation,
} from '../../../src/api/todos'
import type { Todo, User } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useToggleTodo } from '../../../src/parts/todos'
import { useAppDispatch, useAttempt } from '../../../src/store'
import { type Undo, useKeptAttempt, useOfferUndo } from '../../../src/parts/recentActions'
import { reorder } from './reorder'

/** What can be done with the to-dos of a website: shown at once, with Undo. */
export function useTodoActions(websiteId: number) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const attempt = useAttempt()
  const keptAttempt = useKeptAttempt()
  const offerUndo = useOfferUndo()
  const toggleTodo = useToggleTodo(websiteId)
  const [edit] = useEditTodoMutation()
  const [toggle] = useToggleTodoMutation()
  const [remove] = useDeleteTodoMutation()
  const [create] = useCreateTodosMutation()

  const keptAs =
    (todo: Todo, change: Parameters<typeof todoUndo>[1]): Undo =>
    (undos) =>
      undos.todoUndo([todo], change)

  /** Writes a deleted to-do again, as it was. The server knows no way back. */
  async function restore({ description, to, dueDate, automatedStatus, position, indented, repeats, done }: Todo): Promise<void> {
    const draft = { lines: [description], to: to?.id ?? null, dueDate, ...(automatedStatus && { status: automatedStatus }) }
    const [restored] = await create({ websiteId, draft }).unwrap()
    if (!restored) return
    await edit({ websiteId, id: restored.id, change: { position, indented, repeats } }).unwrap()
    if (done) await toggle({ websiteId, id: restored.id, done }).unwrap()
  }

  return {
    toggle: (todo: Todo) => toggleTodo(todo, t(todo.done ? 'websiteDetails.todo.reopened' : 'websiteDetails.todo.finished')),
    remove: (todo: Todo) =>
      void attempt({
        run: () => remove({ websiteId, id: todo.id }).unwrap(),
        done: t('websiteDetails.todo.deleted'),
        undo: () => restore(todo),
      }),
    /** Rejects, so that the field can keep what was typed. */
    rename: async (todo: Todo, description: string) => {
      const { id, version, description: before } = todo
      await edit({ websiteId, id, change: { description, version }, shown: { description } }).unwrap()
      const undo = () => edit({ websiteId, id, change: { description: before }, shown: { description: before } }).unwrap()
      offerUndo(t('websiteChange.done.field', { field: t('websiteDetails.todo.description') }), undo, keptAs(todo, { description }))
    },
    assign: (todo: Todo, to: User | null) => {
      const { id, to: before } = todo
      const send = (person: User | null) => edit({ websiteId, id, change: { to: person?.id ?? null }, shown: { to: person } }).unwrap()
      const text = t('websiteChange.done.field', { field: t('websiteDetails.todo.assignee') })
      void keptAttempt({ run: () => send(to), text, undo: () => send(before), kept: keptAs(todo, { to }) })
    },
    setDueDate: (todo: Todo, dueDate: string | null) => {
      const { id, dueDate: before } = todo
      const send = (day: string | null) => edit({ websiteId, id, change: { dueDate: day }, shown: { dueDate: day } }).unwrap()
      const text = t('websiteChange.done.field', { field: t('websiteDetails.todo.dueDate') })
      void keptAttempt({ run: () => send(dueDate), text, undo: () => send(before), kept: keptAs(todo, { dueDate }) })
    },
    setRepeats: (todo: Todo, repeats: Todo['repeats']) => {
      const { id, repeats: before } = todo
      const send = (period: Todo['repeats']) => edit({ websiteId, id, change: { repeats: period }, shown: { repeats: period } }).unwrap()
      const text = t('websiteChange.done.field', { field: t('websiteDetails.todo.repeats') })
      void keptAttempt({ run: () => send(repeats), text, undo: () => send(before), kept: keptAs(todo, { repeats }) })
    },
    /** Puts it under the one above, or beside it again. */
    indent: (todo: Todo, indented: boolean) => {
      const { id, indented: before } = todo
      const send = (deep: boolean) => edit({ websiteId, id, change: { indented: deep }, shown: { indented: deep } }).unwrap()
      const text = t(indented ? 'websiteDetails.todo.indented' : 'websiteDetails.todo.outdented')
      void keptAttempt({ run: () => send(indented), text, undo: () => send(before), kept: keptAs(todo, { indented }) })
    },
    move: (items: readonly Todo[], id: number, beforeId: number | null) => {
      const moved = reorder(items, id, beforeId)
      if (!moved) return
      const takeBack = dispatch(changeTodos(websiteId, () => moved.items))
      const before = items.find((todo) => todo.id === id)?.position
      const send = (position: number | undefined) => edit({ websiteId, id, change: { position } }).unwrap()
      const done = t('websiteDetails.todo.moved')
      void attempt({ run: () => send(moved.position), done, undo: () => send(before) }).then((isDone) => isDone || takeBack())
    },
  }
}

export type TodoActions = ReturnType<typeof useTodoActions>
