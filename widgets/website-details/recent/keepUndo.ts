import type { PageStore, UndoItem } from '../../../src/store'
import type * as undosModule from './undos'

/** What takes something back, as data. */
export type Undo = (undos: typeof undosModule) => readonly UndoItem[]

type Page = PageStore['services']['page']

/** Puts what was just done on the list of recent actions; answers how it is taken off again, for whoever takes it back from its toast. */
export function keepUndo(page: Page, done: string, undo: Undo): () => void {
  // Without the list the toast still takes it back.
  const keeping = import('./undos')
    .then((undos) => {
      const items = undo(undos)
      return items.length > 0 ? { undos, id: undos.keepAction(page, done, items) } : null
    })
    .catch(() => null)
  return () => void keeping.then((kept) => kept?.undos.leaveOfAction(page, kept.id, []))
}
