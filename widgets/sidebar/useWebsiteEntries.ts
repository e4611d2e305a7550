import { partner_website_collections, partner_website_details, partner_website_domains } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { useIsland } from '../../src/islands'
import { selectPlace, useAppSelector } from '../../src/store'
import { Columns3, FileText, Link } from '../../src/ui/icons'
import type { Entry } from './Entry'

const TOOLS = [
  { name: 'details', route: partner_website_details.name, icon: FileText },
  { name: 'domains', route: partner_website_domains.name, icon: Link },
  { name: 'content', route: partner_website_collections.name, icon: Columns3 },
] as const

/** What there is to the website that is shown, as far as the person may go there; nothing elsewhere. */
export function useWebsiteEntries(): Entry[] {
  const t = useMessages()
  const { router } = useIsland()
  const route = useAppSelector((state) => selectPlace(state).route)
  const website = useAppSelector((state) => selectPlace(state).params['website'])
  if (!website || !TOOLS.some((tool) => tool.route === route)) return []
  return TOOLS.filter((tool) => router.has(tool.route)).map(({ name, route: own, icon }) => ({
    name,
    label: t(`sidebar.website.${name}`),
    icon,
    href: router.generate(own, { website }),
    isActive: own === route,
  }))
}
