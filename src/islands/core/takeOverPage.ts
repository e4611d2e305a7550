import type { Page } from '../../page'
import { type PageStore, partnersReceived, userChanged } from '../../store'

/**
 * Brings the data of a page that arrived by soft navigation into the store. Routes and config reach components through `useIsland`; what the
 * store does in the background keeps those of the first page. Another user or partner must not see what is cached: the page is loaded anew.
 */
export function takeOverPage(store: PageStore, page: Page): void {
  const { page: first, leavePage } = store.services
  if (page.user?.id !== first.user?.id || page.config.partnerId !== first.config.partnerId) return leavePage(location.href, 'reload')
  if (page.user) store.dispatch(userChanged(page.user))
  store.dispatch(partnersReceived(page.profile.partners))
}
