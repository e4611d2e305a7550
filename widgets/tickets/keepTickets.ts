import type { ticketUndo } from '../../src/api/ticketUndo'
import type { PageStore } from '../../src/store'

/** Puts a change on the list of recent actions; answers how it is taken off again, for whoever takes it back from its toast. */
export function keepTickets(page: PageStore['services']['page'], done: string, made: Parameters<typeof ticketUndo>[0]): () => void {
  // Without the list the toast still takes it back.
  const keeping = import('./undos')
    .then((undos) => {
      const items = undos.ticketUndo(made)
      return items.length > 0 ? { undos, id: undos.keepAction(page, done, items) } : null
    })
    .catch(() => null)
  return () => void keeping.then((kept) => kept?.undos.leaveOfAction(page, kept.id, []))
}
