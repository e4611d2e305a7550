import { selectDialogs } from '../dialogsSlice'
import { openDialog } from '../feedback/openDialog'
import type { AppThunk } from '../rootReducer'

/** The name of the palette in the store's list of dialogs. */
export const PALETTE = 'palette'

/** What the palette's dialog shows: commands, recent actions, or all keys. */
export type PalettePart = 'commands' | 'recent' | 'keys'

/** Opens the palette or another part of it, unless one is open. */
export const openPalette =
  (part: PalettePart = 'commands'): AppThunk =>
  (dispatch, getState) => {
    if (!selectDialogs(getState()).some(({ name, open }) => open && name === PALETTE))
      dispatch(openDialog({ name: PALETTE, props: { part } }))
  }
