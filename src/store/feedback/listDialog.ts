import { dialogExited, dialogShown, selectDialogs } from '../dialogsSlice'
import type { AppThunk } from '../rootReducer'
import { keepCallback, takeCallback } from './callbacks'

interface ShownDialog {
  readonly id: string
  readonly title: string
  readonly close: () => void
}

/** A dialog is shown: it is the topmost one of the list, whoever opened it. */
export const listDialog =
  ({ id, title, close }: ShownDialog): AppThunk =>
  (dispatch, getState) => {
    // One that was opened by name is closed by the list itself.
    if (!selectDialogs(getState()).some((dialog) => dialog.id === id && dialog.name !== undefined)) keepCallback(id, close)
    dispatch(dialogShown({ id, title }))
  }

/** Its exit animation is over. */
export const unlistDialog =
  (id: string): AppThunk =>
  (dispatch) => {
    takeCallback(id)
    dispatch(dialogExited(id))
  }
