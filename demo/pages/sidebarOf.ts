import { type SidebarPlace, sidebarPlace, VIEWS } from '../../src/model'
import type { HostContext } from '../kernel/context'
import { preferencesOf } from '../kernel/preferencesOf'

/** A condition among the words of a view's filters, such as `status:done`. */
const CONDITION = /(?:^|\s)-?[a-z]+:\S/i

/** How much room the sidebar is going to take, so that nothing moves when it comes. */
export function sidebarOf(c: HostContext, route: string | null): SidebarPlace {
  const isView = VIEWS.some(({ routeName }) => routeName === route)
  return sidebarPlace(route, c.req.path, {
    isPinned: preferencesOf(c.get('viewer')?.preferences).pinsSidebar,
    isFiltered: isView && CONDITION.test(c.req.query('q') ?? ''),
  })
}
