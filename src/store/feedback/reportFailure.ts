import { type ErrorObject, isAbort } from '../../http'
import type { AppThunk } from '../rootReducer'
import { failureToast } from './failureToast'
import { showToast, type ToastContent } from './showToast'

interface ReportOptions extends Pick<ToastContent, 'action'> {
  /** Words in the place of the error's own. */
  readonly text?: string
}

/**
 * Reports by a toast that something has failed, for whoever has asked silently and shows it nowhere else. What was given up is no failure, and of
 * an ended session the page speaks.
 */
export const reportFailure =
  (error: ErrorObject, { text, action }: ReportOptions = {}): AppThunk =>
  (dispatch) => {
    if (isAbort(error) || error.type === 'unauthorized') return
    dispatch(showToast({ ...failureToast(error, text), ...(action && { action }) }))
  }
