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

/** How much room the sidebar takes on a wide page, for who has not pinned it (spec 2.4). */
export function sidebarPlace(route: string | null, path: string): SidebarPlace {
  if (route !== null && HIDDEN_ROUTES.includes(route)) return 'hidden'
  return path.includes('/website/') ? 'rail' : 'full'
}
