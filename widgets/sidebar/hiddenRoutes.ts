import { ROUTE_NAMES } from '../../src/model'

/** Where there is no sidebar (spec 2.4). */
export const HIDDEN_ROUTES: readonly string[] = [
  ROUTE_NAMES.domains,
  ROUTE_NAMES.websiteDomains,
  ROUTE_NAMES.accountSettings,
  ROUTE_NAMES.profile,
  ROUTE_NAMES.clients,
  'partner_client',
  ROUTE_NAMES.resellerSettings,
]
