import { createId } from '../createId'
import { dialogClosed, dialogOpened, selectDialogs } from '../dialogsSlice'
import type { AppThunk } from '../rootReducer'
import { callbackOf, keepCallback, takeCallback } from './callbacks'

interface DialogContent {
  readonly name: string
  readonly props?: Readonly<Record<string, unknown>>
  readonly onClose?: () => void
}

/** Opens a dialog under an id of its own, which it returns. */
export function openDialog({ name, props = {}, onClose }: DialogContent): AppThunk<string> {
  return (dispatch) => {
    const id = createId('dialog')
    if (onClose) keepCallback(id, onClose)
    dispatch(dialogOpened({ id, name, props }))
    return id
  }
}

/** Closes a dialog and calls its close handler, once. One that is drawn where it was opened is closed by its handler, which may ask first. */
export function closeDialog(id: string): AppThunk {
  return (dispatch, getState) => {
    const dialog = selectDialogs(getState()).find((opened) => opened.id === id)
    if (dialog?.name === undefined) return callbackOf(id)?.()
    dispatch(dialogClosed(id))
    takeCallback(id)?.()
  }
}
