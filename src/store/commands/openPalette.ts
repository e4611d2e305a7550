import { dialogExited, selectDialogs } from '../dialogsSlice'
import { openDialog } from '../feedback/openDialog'
import { holdKeys, releaseKeys } from '../keys/keyHold'
import type { AppThunk } from '../rootReducer'

/** The name of the palette in the store's list of dialogs. */
export const PALETTE = 'palette'

/** What the palette's dialog shows: commands, recent actions, or all keys. */
export type PalettePart = 'commands' | 'recent' | 'keys'

/** Opens the palette or another part of it, unless one is open. Until it is there it has the keys: `releaseKeys(PALETTE)` ends that. */
export const openPalette =
  (part: PalettePart = 'commands'): AppThunk =>
  (dispatch, getState) => {
    if (selectDialogs(getState()).some(({ name, open }) => open && name === PALETTE)) return
    holdKeys(PALETTE, () => dispatch(dropPalette()))
    dispatch(openDialog({ name: PALETTE, props: { part } }))
  }

/** Takes back what has not been drawn yet. */
export const dropPalette = (): AppThunk => (dispatch, getState) => {
  releaseKeys(PALETTE)
  for (const { id, name } of selectDialogs(getState())) if (name === PALETTE) dispatch(dialogExited(id))
}
