import { ClipboardList, Columns3, Globe, Inbox, type LucideIcon, PencilRuler, ReceiptText, UserRoundPen } from '../../../src/ui/icons'
import {
  external_briefing,
  external_invoices,
  external_webmail,
  partner_website_cms,
  partner_website_collections,
  partner_website_domains,
  partner_website_edit,
  partner_website_requirements,
  type WebsiteDetails,
} from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import type { Action } from '../../../src/model'
import { useRoleRights } from '../workflow/useRoleRights'
import { useLinkCommands } from './useLinkCommands'
import type { WebsiteLink } from './WebsiteLink'

interface Destination {
  readonly route: string
  readonly icon: LucideIcon
  readonly right?: Action
  /** Some systems have none. */
  readonly isOptional?: boolean
  /** On another host, or for another tab. */
  readonly isExternal?: boolean
  /** The route is about no website. */
  readonly isGeneral?: boolean
}

const DESTINATIONS: readonly Destination[] = [
  { route: partner_website_cms.name, icon: PencilRuler, right: 'open_editor', isExternal: true },
  { route: partner_website_collections.name, icon: Columns3, right: 'open_editor', isOptional: true },
  { route: partner_website_domains.name, icon: Globe, right: 'see_domains' },
  { route: partner_website_requirements.name, icon: ClipboardList, right: 'enter_wishes' },
  { route: partner_website_edit.name, icon: UserRoundPen, right: 'edit_customer_data' },
  { route: external_briefing.name, icon: ClipboardList, isExternal: true },
  { route: external_invoices.name, icon: ReceiptText, right: 'see_contract', isOptional: true, isExternal: true },
  // Which webmail it is depends on the brand (spec 2.3): the server puts the right one under this name.
  { route: external_webmail.name, icon: Inbox, isExternal: true, isGeneral: true },
]

/** Where one can go from the website, by the menu and by the palette. Routes of other systems are there only if the page has them (spec 2.3). */
export function useWebsiteLinks(website: WebsiteDetails): WebsiteLink[] {
  const t = useMessages()
  const { router } = useIsland()
  const may = useRoleRights(website)
  // Whoever has no right to it gets no route either, and is told so.
  const isShown = ({ route, right, isOptional }: Destination) => router.has(route) || (right && !(isOptional && may(right)))
  const links = DESTINATIONS.filter(isShown).map(({ route, icon, right, isExternal, isGeneral }) => {
    const isAllowed = !right || may(right)
    const isThere = router.has(route)
    return {
      name: route,
      icon,
      label: t(`websiteDetails.link.${route}`),
      reason: isAllowed ? (isThere ? undefined : t('websiteDetails.actions.unavailable')) : t('websiteDetails.noRight'),
      href: isAllowed && isThere ? router.generate(route, isGeneral ? {} : { website: website.id }) : null,
      isExternal: isExternal ?? false,
    }
  })
  useLinkCommands(links, website.title)
  return links
}
