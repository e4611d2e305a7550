import { changeTodos, useCreateTodosMutation, useDeleteTodoMutation, useEditTodoMutation, useToggleTodoMutation } from '../../../src/api'
import type { Todo, User } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useAppDispatch, useAttempt } from '../../../src/store'
import { useOfferUndo } from '../shared/useOfferUndo'
import { reorder } from './reorder'

/** What can be done with the to-dos of a website: shown at once, with Undo. */
export function useTodoActions(websiteId: number) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const attempt = useAttempt()
  const offerUndo = useOfferUndo()
  const [edit] = useEditTodoMutation()
  const [toggle] = useToggleTodoMutation()
  const [remove] = useDeleteTodoMutation()
  const [create] = useCreateTodosMutation()

  /** Writes a deleted to-do again, as it was. The server knows no way back. */
  async function restore({ description, to, dueDate, automatedStatus, position, indented, repeats, done }: Todo): Promise<void> {
    const draft = { lines: [description], to: to?.id ?? null, dueDate, ...(automatedStatus && { status: automatedStatus }) }
    const [restored] = await create({ websiteId, draft }).unwrap()
    if (!restored) return
    await edit({ websiteId, id: restored.id, change: { position, indented, repeats } }).unwrap()
    if (done) await toggle({ websiteId, id: restored.id, done }).unwrap()
  }

  return {
    toggle: ({ id, done }: Todo) =>
      void attempt({
        run: () => toggle({ websiteId, id, done: !done }).unwrap(),
        done: t(done ? 'todo.reopened' : 'todo.finished'),
        undo: () => toggle({ websiteId, id, done }).unwrap(),
      }),
    remove: (todo: Todo) =>
      void attempt({ run: () => remove({ websiteId, id: todo.id }).unwrap(), done: t('todo.deleted'), undo: () => restore(todo) }),
    /** Rejects, so that the field can keep what was typed. */
    rename: async ({ id, version, description: before }: Todo, description: string) => {
      await edit({ websiteId, id, change: { description, version }, shown: { description } }).unwrap()
      const undo = () => edit({ websiteId, id, change: { description: before }, shown: { description: before } }).unwrap()
      offerUndo(t('details.changed', { field: t('todo.description') }), undo)
    },
    assign: ({ id, to: before }: Todo, to: User | null) => {
      const send = (person: User | null) => edit({ websiteId, id, change: { to: person?.id ?? null }, shown: { to: person } }).unwrap()
      void attempt({ run: () => send(to), done: t('details.changed', { field: t('todo.assignee') }), undo: () => send(before) })
    },
    setDueDate: ({ id, dueDate: before }: Todo, dueDate: string | null) => {
      const send = (day: string | null) => edit({ websiteId, id, change: { dueDate: day }, shown: { dueDate: day } }).unwrap()
      void attempt({ run: () => send(dueDate), done: t('details.changed', { field: t('todo.dueDate') }), undo: () => send(before) })
    },
    setRepeats: ({ id, repeats: before }: Todo, repeats: Todo['repeats']) => {
      const send = (period: Todo['repeats']) => edit({ websiteId, id, change: { repeats: period }, shown: { repeats: period } }).unwrap()
      void attempt({ run: () => send(repeats), done: t('details.changed', { field: t('todo.repeats') }), undo: () => send(before) })
    },
    /** Puts it under the one above, or beside it again. */
    indent: ({ id, indented: before }: Todo, indented: boolean) => {
      const send = (deep: boolean) => edit({ websiteId, id, change: { indented: deep }, shown: { indented: deep } }).unwrap()
      void attempt({ run: () => send(indented), done: t(indented ? 'todo.indented' : 'todo.outdented'), undo: () => send(before) })
    },
    move: (items: readonly Todo[], id: number, beforeId: number | null) => {
      const moved = reorder(items, id, beforeId)
      if (!moved) return
      const takeBack = dispatch(changeTodos(websiteId, () => moved.items))
      const before = items.find((todo) => todo.id === id)?.position
      const send = (position: number | undefined) => edit({ websiteId, id, change: { position } }).unwrap()
      const done = t('todo.moved')
      void attempt({ run: () => send(moved.position), done, undo: () => send(before) }).then((isDone) => isDone || takeBack())
    },
  }
}

export type TodoActions = ReturnType<typeof useTodoActions>
