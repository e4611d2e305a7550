import type { Customer, HostContext } from '../../kernel/context'
import { pageWords } from '../../kernel/text/statusWords'
import { dashboard } from './dashboard'
import { portalPage } from './portalPage'

/** The first page of the customer area; when somebody only looks at it, nothing of it can be used. */
export async function startPage(c: HostContext, customer: Customer, { isLookedAt = false } = {}): Promise<Response> {
  const values = { title: pageWords(c)('portal.page.start'), looked_at: isLookedAt, ...(await dashboard(c.get('services'), customer)) }
  return portalPage(c, customer, 'dashboard.njk', values)
}
