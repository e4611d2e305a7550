import { useIsland, useListEntry } from '../../../src/islands'
import { useWebsiteChanges } from '../../../src/parts/websiteChange'
import { useCommands } from '../../../src/store'
import { useMessages } from '../../../src/i18n'
import type { ViewParts } from '../view/ViewParts'
import { modesOf } from '../view/viewOf'
import { useShortcuts } from './useShortcuts'

/** Listens for the keys of the screen, and offers its commands. */
export function Shortcuts(parts: ViewParts) {
  const { root } = useIsland()
  const t = useMessages()
  const changes = useWebsiteChanges()

  useCommands(async () => (await import('./commands')).commandsOf({ ...parts, t, changes }))
  useListEntry('[data-card][tabindex="0"], [data-id] a')
  useShortcuts({
    onSearch: () => root.querySelector<HTMLElement>('[data-shortcut=search]')?.focus(),
    onMode: (mode) => modesOf(parts.view).includes(mode) && parts.onChange({ mode }, { push: true }),
  })
  return null
}
