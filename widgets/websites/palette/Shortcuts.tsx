import { Suspense, useState } from 'react'
import { lazyPart, useIsland } from '../../../src/islands'
import { useLetterKeys } from '../../../src/store'
import { useEdits } from '../edits/Edits'
import type { ViewParts } from '../view/ViewParts'
import { hasBoard } from '../view/viewOf'
import { useShortcuts } from './useShortcuts'

const Palette = lazyPart(() => import('./Palette'))
const ShortcutSheet = lazyPart(() => import('./ShortcutSheet'))

/** Listens for the keys of the screen; what they open is loaded with the first use. */
export function Shortcuts(parts: ViewParts) {
  const { root } = useIsland()
  const { undo } = useEdits()
  const [isPaletteOpen, setPaletteOpen] = useState<boolean>()
  const [isSheetOpen, setSheetOpen] = useState<boolean>()
  const { isOn, setOn } = useLetterKeys()

  useShortcuts({
    isOn,
    onPalette: () => setPaletteOpen(true),
    onSheet: () => setSheetOpen(true),
    onSearch: () => root.querySelector<HTMLElement>('[data-shortcut=search]')?.focus(),
    onUndo: undo,
    onMode: (mode) => hasBoard(parts.view) && parts.onChange({ mode }, { push: true }),
  })
  return (
    <Suspense>
      {isPaletteOpen !== undefined && <Palette {...parts} open={isPaletteOpen} onClose={() => setPaletteOpen(false)} />}
      {isSheetOpen !== undefined && <ShortcutSheet open={isSheetOpen} isOn={isOn} onSwitch={setOn} onClose={() => setSheetOpen(false)} />}
    </Suspense>
  )
}
