import { Suspense } from 'react'
import { lazyPart } from '../../src/islands'
import { PALETTE, selectDialogs, useAppSelector } from '../../src/store'
import { Palette } from './Palette'

const RecentActions = lazyPart(() => import('./recent/RecentActions'))

/** Draws the palette, or the list of recent actions, when the store's list of dialogs has it. */
export function Palettes() {
  const dialogs = useAppSelector(selectDialogs).filter(({ name }) => name === PALETTE)
  return dialogs.map((dialog) =>
    dialog.props['recent'] ? (
      <Suspense key={dialog.id}>
        <RecentActions dialog={dialog} />
      </Suspense>
    ) : (
      <Palette key={dialog.id} dialog={dialog} />
    ),
  )
}
