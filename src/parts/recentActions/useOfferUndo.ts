import { useMemo } from 'react'
import { showToast, useAppDispatch, useAttempt } from '../../store'
import { keepUndo, type Undo } from './keepUndo'

/** Tells that something is done, translated, and offers to take it back, later too where `kept` says how: for what shows its own failure. */
export function useOfferUndo(): (done: string, undo: () => Promise<unknown>, kept?: Undo) => void {
  const dispatch = useAppDispatch()
  const attempt = useAttempt()
  return useMemo(
    () => (done, undo, kept) => {
      const forget = kept && dispatch(keepUndo(done, kept))
      const run = () => {
        forget?.()
        void attempt({ run: undo })
      }
      const action = { key: 'partner.general.undo', run }
      dispatch(showToast({ kind: 'success', key: done, action }))
    },
    [dispatch, attempt],
  )
}
