import type { NextItem } from '../../src/contract'
import { keepUndo, type Undo, useUndoToast } from '../../src/parts/recentActions'
import { useAppDispatch, useAttempt } from '../../src/store'
import { keyOf } from './keyOf'
import type { useHidden } from './useHidden'

interface Leaving {
  readonly run: () => Promise<unknown>
  /** What was done, translated. */
  readonly text: string
  readonly undo: () => Promise<unknown>
  /** For the list of recent actions; without it nothing is put there. */
  readonly kept?: Undo
  /** It waits on all the same. */
  readonly stays?: boolean
}

/** Does what takes a row off the queue: it leaves at once, comes back if the server refuses, and by Undo or z. */
export function useLeaving({ hide, show }: Pick<ReturnType<typeof useHidden>, 'hide' | 'show'>) {
  const dispatch = useAppDispatch()
  const attempt = useAttempt()
  const { show: showUndoToast, remember, undo: undoLast } = useUndoToast()

  function leave(item: NextItem, { run, text, undo, kept, stays = false }: Leaving): Promise<boolean> {
    const key = keyOf(item)
    return attempt({
      run: async () => {
        if (!stays) hide(key)
        const sent = run().then(() => (kept ? dispatch(keepUndo(text, kept)) : null))
        const takeBack = async () => {
          const forget = await sent
          await undo()
          forget?.()
          show(key)
        }
        const toast = showUndoToast({ kind: 'success', key: text }, () =>
          // What was refused needs no way back.
          sent.then(
            () => attempt({ run: takeBack }),
            () => undefined,
          ),
        )
        try {
          await sent
        } catch (thrown) {
          toast.correct(null)
          show(key)
          throw thrown
        }
      },
    })
  }

  return { leave, remember, undo: undoLast }
}
