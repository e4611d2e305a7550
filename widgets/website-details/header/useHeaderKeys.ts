import type { WebsiteDetails } from '../../../src/contract'
import { useIsland } from '../../../src/islands'
import { useWebsiteCommands, useWebsiteKeys } from '../../../src/parts/websiteChange'
import { usePageKeys } from '../../../src/store'
import { useRights } from '../workflow/useRights'

/** The letters of a card of the board, which act here on the only website (defaults 5.12), and the same for the palette. */
export function useHeaderKeys(website: WebsiteDetails): void {
  const { root } = useIsland()
  const may = useRights(website)
  const onWebsiteKey = useWebsiteKeys()
  const target = { website, websites: [website], element: () => root, may, about: website.title }
  usePageKeys((key) => onWebsiteKey(key, target))
  useWebsiteCommands(() => target)
}
