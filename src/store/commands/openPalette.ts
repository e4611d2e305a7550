import { selectDialogs } from '../dialogsSlice'
import { openDialog } from '../feedback/openDialog'
import type { AppThunk } from '../rootReducer'

/** The name of the palette in the store's list of dialogs. */
export const PALETTE = 'palette'

/** Opens the palette, once. */
export const openPalette = (): AppThunk => (dispatch, getState) => {
  if (!selectDialogs(getState()).some(({ name }) => name === PALETTE)) dispatch(openDialog({ name: PALETTE }))
}
