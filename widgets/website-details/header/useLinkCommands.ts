import { useCommands, usePageStore } from '../../../src/store'
import type { WebsiteLink } from './WebsiteLink'

/** The palette leads wherever the menu of the website does. */
export function useLinkCommands(links: readonly WebsiteLink[], about: string): void {
  const { navigation } = usePageStore()
  useCommands(() =>
    links.flatMap(({ name, label, icon, href, isExternal }) => {
      if (href === null) return []
      const run = () => (isExternal ? void open(href, '_blank', 'noopener') : navigation.push(href))
      return [{ id: `link-${name}`, label, icon, about, isTyped: true, run }]
    }),
  )
}
