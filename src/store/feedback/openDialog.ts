import { createId } from '../createId'
import { dialogClosed, dialogOpened } from '../dialogsSlice'
import type { AppThunk } from '../rootReducer'
import { keepCallback, takeCallback } from './callbacks'

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

/** Closes a dialog and calls its close handler, once. Whoever draws it dispatches `dialogExited` after the exit animation. */
export function closeDialog(id: string): AppThunk {
  return (dispatch) => {
    dispatch(dialogClosed(id))
    takeCallback(id)?.()
  }
}
