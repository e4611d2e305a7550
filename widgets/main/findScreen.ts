import { may, ROUTE_NAMES } from '../../src/model'
import type { Screen } from './Screen'

/** Those that somebody of these roles may see. */
export const permitted = (screens: readonly Screen[], roles: readonly string[] = []): readonly Screen[] =>
  screens.filter(({ right }) => !right || may(right, roles) !== 'none')

export const screenOf = (route: string | null | undefined, screens: readonly Screen[]): Screen | undefined =>
  screens.find((screen) => screen.route === route)

/** The screen for the route we are at. Any other place shows the default one (spec 2.2), except unassigned e-mails, which has a page of its own. */
export function findScreen(route: string | null, screens: readonly Screen[]): Screen | undefined {
  const own = screenOf(route, screens)
  return own || route === ROUTE_NAMES.unassignedEmails ? own : screenOf(ROUTE_NAMES.overview, screens)
}
