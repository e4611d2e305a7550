import { type SidebarPlace, sidebarPlace, VIEWS, WEBSITE_VIEWS } from '../../src/model'
import type { HostContext } from '../kernel/context'
import { preferencesOf } from '../kernel/preferencesOf'

/** A condition among the words of a view's filters, such as `status:done`. */
const CONDITION = /(?:^|\s)-?[a-z]+:\S/i

/** How much room the sidebar is going to take, so that nothing moves when it comes. */
export function sidebarOf(c: HostContext, route: string | null): SidebarPlace {
  const view = VIEWS.find(({ routeName }) => routeName === route)
  const hasFilters = WEBSITE_VIEWS.some((name) => name === view?.name)
  return sidebarPlace(route, c.req.path, {
    isPinned: preferencesOf(c.get('viewer')?.preferences).pinsSidebar,
    isFiltered: hasFilters && CONDITION.test(c.req.query('q') ?? ''),
  })
}
