import { useDeleteTodoMutation } from '../../../src/api/todos'
import type { Todo } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useOfferUndo } from '../../../src/parts/recentActions'

/** Tells that to-dos were added, and takes them away again on Undo. */
export function useTodosAdded(websiteId: number): (added: readonly Todo[]) => void {
  const t = useMessages()
  const offerUndo = useOfferUndo()
  const [remove] = useDeleteTodoMutation()
  return (added) =>
    offerUndo(t('websiteDetails.todo.added', { count: added.length }), () =>
      Promise.all(added.map(({ id }) => remove({ websiteId, id }).unwrap())),
    )
}
