import { useMemo } from 'react'
import { showToast, useAppDispatch, useAttempt } from '../../../src/store'

/** Tells that something is done, translated, and offers to take it back: for what shows its own failure. */
export function useOfferUndo(): (done: string, undo: () => Promise<unknown>) => void {
  const dispatch = useAppDispatch()
  const attempt = useAttempt()
  return useMemo(
    () => (done, undo) => {
      const action = { key: 'partner.general.undo', run: () => void attempt({ run: undo }) }
      dispatch(showToast({ kind: 'success', key: done, action }))
    },
    [dispatch, attempt],
  )
}
