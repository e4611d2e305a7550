import type { UndoItem } from '../../contract'
import type { AppThunk } from '../../store'
import type * as undosModule from './undos'

/** What takes something back, as data. */
export type Undo = (undos: typeof undosModule) => readonly UndoItem[]

/** Puts what was just done on the list of recent actions; answers how it is taken off again, for whoever takes it back from its toast. */
export const keepUndo =
  (done: string, undo: Undo): AppThunk<() => void> =>
  (dispatch) => {
    const keep = async () => {
      const undos = await import('./undos')
      const items = undo(undos)
      return items.length > 0 ? { undos, id: dispatch(undos.keepAction(done, items)) } : null
    }
    // Without the list the toast still takes it back.
    const keeping = keep().catch(() => null)
    return () => void keeping.then((kept) => kept && dispatch(kept.undos.leaveOfAction(kept.id, [])))
  }
