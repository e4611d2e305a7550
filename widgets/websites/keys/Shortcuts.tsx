import { Suspense, useState } from 'react'
import { lazyPart, useIsland } from '../../../src/islands'
import { useCommands, useLetterKeys } from '../../../src/store'
import { useMessages } from '../../../src/i18n'
import { useEdits } from '../edits/Edits'
import type { ViewParts } from '../view/ViewParts'
import { modesOf } from '../view/viewOf'
import { useShortcuts } from './useShortcuts'

const ShortcutSheet = lazyPart(() => import('./ShortcutSheet'))

/** Listens for the keys of the screen; what they open is loaded with the first use. */
export default function Shortcuts(parts: ViewParts) {
  const { root } = useIsland()
  const t = useMessages()
  const edits = useEdits()
  const [isSheetOpen, setSheetOpen] = useState<boolean>()
  const { isOn, setOn } = useLetterKeys()

  useCommands(async () => (await import('./commands')).commandsOf({ ...parts, t, edits }))
  useShortcuts({
    isOn,
    onSheet: () => setSheetOpen(true),
    onSearch: () => root.querySelector<HTMLElement>('[data-shortcut=search]')?.focus(),
    onUndo: edits.undo,
    onMode: (mode) => modesOf(parts.view).includes(mode) && parts.onChange({ mode }, { push: true }),
  })
  return (
    <Suspense>
      {isSheetOpen !== undefined && <ShortcutSheet open={isSheetOpen} isOn={isOn} onSwitch={setOn} onClose={() => setSheetOpen(false)} />}
    </Suspense>
  )
}
