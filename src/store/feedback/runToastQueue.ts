import { TOAST_DELAY_MS } from '../../model'
import { toastAdmitted, toastDismissed } from '../toastsSlice'
import { takeCallback } from './callbacks'
import type { PageListeners } from './PageListeners'

/** Gives the place of a toast that has gone to the next that waits, after a moment (spec 9). */
export function runToastQueue({ listen }: PageListeners): void {
  listen(toastDismissed.match, ({ payload: id }, { dispatch }) => {
    takeCallback(id)
    setTimeout(() => dispatch(toastAdmitted()), TOAST_DELAY_MS)
  })
}
