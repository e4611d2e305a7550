import { ROUTE_NAMES } from '../../../../src/model'
import { findScreen } from '../../../../widgets/main/findScreen'
import type { Screen } from '../../../../widgets/main/Screen'
import { screens } from '../../../../widgets/screens'

const all: readonly Screen[] = screens.map(({ route, island }) => ({ route, name: island, load: () => Promise.reject(new Error(island)) }))
const shownAt = (route: string | null) => findScreen(route, all)?.name

test.each([
  [ROUTE_NAMES.accountSettings, 'settings'],
  [ROUTE_NAMES.profile, 'profile'],
  [ROUTE_NAMES.clients, 'clients'],
  [ROUTE_NAMES.resellerSettings, 'reseller-settings'],
  [ROUTE_NAMES.websiteDomains, 'domains'],
  [ROUTE_NAMES.domains, 'general-domains'],
  ['partner_website_details', 'website-details'],
  [ROUTE_NAMES.unassignedEmails, undefined],
  ['partner_website_portal', 'websites'],
  [null, 'websites'],
])('at %s the main area shows %s', (route, island) => expect(shownAt(route)).toBe(island))

test('no two screens have one route', () => {
  expect(new Set(screens.map(({ route }) => route)).size).toBe(screens.length)
})
