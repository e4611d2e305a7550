import { useMessages } from '../../../i18n'
import { useCommands } from '../../../store'
import { useViewOnly } from '../../../ui'
import { useWebsiteChanges } from '../WebsiteChanges'
import { useWebsiteActs } from './useWebsiteActs'
import type { CommandTarget } from './websiteCommands'

/** Offers to the palette what can be done with websites; nothing while there is no target. */
export function useWebsiteCommands(targetOf: () => CommandTarget | null): void {
  const t = useMessages()
  const changes = useWebsiteChanges()
  const acts = useWebsiteActs()
  const isViewOnly = useViewOnly() !== undefined
  useCommands(async () => {
    const target = targetOf()
    if (!target) return []
    const { websiteCommands } = await import('./websiteCommands')
    return websiteCommands({ target, t, changes, acts, isViewOnly })
  })
}
