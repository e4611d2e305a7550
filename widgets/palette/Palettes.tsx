import { PALETTE, selectDialogs, useAppSelector } from '../../src/store'
import { Palette } from './Palette'

/** Draws the palette when the store's list of dialogs has it. */
export function Palettes() {
  const dialogs = useAppSelector(selectDialogs).filter(({ name }) => name === PALETTE)
  return dialogs.map((dialog) => <Palette key={dialog.id} dialog={dialog} />)
}
