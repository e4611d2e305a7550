import { changeTodos, useCreateTodosMutation, useDeleteTodoMutation, useEditTodoMutation, useToggleTodoMutation } from '../../../src/api'
import type { Todo, TodoChange } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useAppDispatch } from '../../../src/store'
import { useAttempt } from '../shared/useAttempt'
import { reorder } from './reorder'

/** What can be done with the to-dos of a website: shown at once, with Undo. */
export function useTodoActions(websiteId: number) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const attempt = useAttempt()
  const [edit] = useEditTodoMutation()
  const [toggle] = useToggleTodoMutation()
  const [remove] = useDeleteTodoMutation()
  const [create] = useCreateTodosMutation()

  /** Writes a deleted to-do again, as it was. The server knows no way back. */
  async function restore({ description, to, dueDate, automatedStatus, position, done }: Todo): Promise<void> {
    const draft = { lines: [description], to: to?.id ?? null, dueDate, ...(automatedStatus && { status: automatedStatus }) }
    const [restored] = await create({ websiteId, draft }).unwrap()
    if (!restored) return
    await edit({ websiteId, id: restored.id, change: { position } }).unwrap()
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
    rename: ({ id, version }: Todo, description: string) =>
      edit({ websiteId, id, change: { description, version }, shown: { description } }).unwrap(),
    change: ({ id }: Todo, change: TodoChange, shown: Partial<Todo>) =>
      void attempt({ run: () => edit({ websiteId, id, change, shown }).unwrap() }),
    move: (items: readonly Todo[], id: number, beforeId: number | null) => {
      const moved = reorder(items, id, beforeId)
      if (!moved) return
      const takeBack = dispatch(changeTodos(websiteId, () => moved.items))
      void attempt({ run: () => edit({ websiteId, id, change: { position: moved.position } }).unwrap() }).then(
        (isDone) => isDone || takeBack(),
      )
    },
  }
}

export type TodoActions = ReturnType<typeof useTodoActions>
