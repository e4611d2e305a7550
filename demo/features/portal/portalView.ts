import type { Status } from '../../../src/model'
import type { HostContext, Viewer } from '../../kernel/context'
import { PREVIEW_POLICY } from '../../pages/previewPolicy'
import { findWebsiteRow } from '../websites/details/findWebsite'
import { scopeOf } from '../../access/scope'
import { customerIn } from './customerIn'
import { localeOfCustomer } from '../../access/localeOfCustomer'
import { startPage } from './startPage'

/** What the customer of a website would see first if it were in this status (N-03). Only to be looked at: nobody is let in, and nothing is kept. */
export async function portalView(c: HostContext, viewer: Viewer, websiteId: number, status: Status): Promise<Response> {
  const services = c.get('services')
  const website = await findWebsiteRow(services, viewer, websiteId, scopeOf(viewer, 'change_status'))
  const customer = customerIn(viewer, { ...website, status }, services.clock.now())
  c.set('customer', customer)
  c.set('locale', localeOfCustomer(customer) ?? c.get('locale'))
  const response = await startPage(c, customer, { isLookedAt: true })
  response.headers.set('Content-Security-Policy', PREVIEW_POLICY)
  return response
}
