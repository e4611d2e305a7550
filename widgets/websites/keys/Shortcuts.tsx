import { useIsland, useListEntry } from '../../../src/islands'
import { useCommands } from '../../../src/store'
import { useMessages } from '../../../src/i18n'
import type { ViewParts } from '../view/ViewParts'
import { modesOf } from '../view/viewOf'
import { useShortcuts } from './useShortcuts'

/** Listens for the keys of the screen, and offers its commands. */
export function Shortcuts(parts: ViewParts) {
  const { root } = useIsland()
  const t = useMessages()

  useCommands(async () => (await import('./modeCommands')).modeCommands(t, parts))
  useListEntry('[data-card][tabindex="0"], [data-id] a')
  useShortcuts({
    onSearch: () => root.querySelector<HTMLElement>('[data-shortcut=search]')?.focus(),
    onMode: (mode) => modesOf(parts.view).includes(mode) && parts.onChange({ mode }, { push: true }),
  })
  return null
}
