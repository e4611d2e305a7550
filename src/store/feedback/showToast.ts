import { TOAST_ACTION_MS, TOAST_MS } from '../../model'
import { createId } from '../createId'
import type { AppThunk } from '../rootReducer'
import { type Toast, toastDismissed, toastShown, toastUpdated } from '../toastsSlice'
import { keepCallback, takeCallback } from './callbacks'

export interface ToastContent extends Pick<Toast, 'kind' | 'key' | 'values' | 'progress' | 'link'> {
  /** A button, such as Undo. */
  readonly action?: { readonly key: string; readonly run: () => void }
}

/** Shows a toast and returns its id. One with progress stays until it is updated without, or dismissed. */
export function showToast(content: ToastContent): AppThunk<string> {
  return (dispatch) => {
    const id = createId('toast')
    dispatch(toastShown(toToast(id, content)))
    return id
  }
}

/** Gives a toast another content, such as the end of what was in progress. */
export function updateToast(id: string, content: ToastContent): AppThunk {
  return (dispatch) => {
    dispatch(toastUpdated(toToast(id, content)))
  }
}

/** Does what the button of a toast says, once. The toast goes. */
export function runToastAction(id: string): AppThunk {
  return (dispatch) => {
    const run = takeCallback(id)
    dispatch(toastDismissed(id))
    run?.()
  }
}

/** Takes a toast away, and its action with it. */
export function dismissToast(id: string): AppThunk {
  return (dispatch) => {
    takeCallback(id)
    dispatch(toastDismissed(id))
  }
}

function toToast(id: string, { action, ...content }: ToastContent): Toast {
  if (action) keepCallback(id, action.run)
  const duration = content.progress === undefined ? (action ? TOAST_ACTION_MS : TOAST_MS) : null
  return { ...content, id, duration, count: 1, ...(action && { actionKey: action.key }) }
}
