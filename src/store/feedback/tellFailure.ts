import { type ErrorObject, isAbort } from '../../http'
import type { AppThunk } from '../rootReducer'
import { failureToast } from './failureToast'
import { showToast, type ToastContent } from './showToast'

interface Telling extends Pick<ToastContent, 'action'> {
  /** Words in the place of the error's own. */
  readonly text?: string
}

/**
 * Tells by a toast that something has failed, for whoever has asked silently and shows it nowhere else. What was given up is no failure, and of
 * an ended session the page tells.
 */
export const tellFailure =
  (error: ErrorObject, { text, action }: Telling = {}): AppThunk =>
  (dispatch) => {
    if (isAbort(error) || error.type === 'unauthorized') return
    dispatch(showToast({ ...failureToast(error, text), ...(action && { action }) }))
  }
