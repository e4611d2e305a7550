import { ROUTE_NAMES } from './routeNames'

/** Where there is no sidebar (spec 2.4). */
const HIDDEN_ROUTES: readonly string[] = [
  ROUTE_NAMES.domains,
  ROUTE_NAMES.websiteDomains,
  ROUTE_NAMES.accountSettings,
  ROUTE_NAMES.profile,
  ROUTE_NAMES.clients,
  'partner_client',
  ROUTE_NAMES.resellerSettings,
]

export type SidebarPlace = 'hidden' | 'rail' | 'full'

/** What people have chosen that decides about it, too. */
interface SidebarChoice {
  readonly isPinned: boolean
  /** The filters are being set, or narrow the view that is shown. */
  readonly isFiltered: boolean
}

/** How much room the sidebar takes on a wide page while the pointer is elsewhere (spec 2.4). */
export function sidebarPlace(route: string | null, path: string, { isPinned, isFiltered }: SidebarChoice): SidebarPlace {
  if (route !== null && HIDDEN_ROUTES.includes(route)) return 'hidden'
  return !isPinned && (path.includes('/website/') || isFiltered) ? 'rail' : 'full'
}
