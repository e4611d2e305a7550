import { useListEntry } from '../../../src/islands'
import { useCommands } from '../../../src/store'
import { useMessages } from '../../../src/i18n'
import type { ViewParts } from '../view/ViewParts'
import { modesOf } from '../view/viewOf'
import { useModeKeys } from './useModeKeys'

/** Listens for the keys of the screen, and offers its commands. */
export function Shortcuts(parts: ViewParts) {
  const t = useMessages()

  useCommands(async () => (await import('./modeCommands')).modeCommands(t, parts))
  useListEntry('[data-card][tabindex="0"], [data-id] a')
  useModeKeys((mode) => modesOf(parts.view).includes(mode) && parts.onChange({ mode }, { push: true }))
  return null
}
