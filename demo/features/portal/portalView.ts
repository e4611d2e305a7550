import { randomUUID } from 'node:crypto'
import type { Status } from '../../../src/model'
import type { Customer, HostContext, Viewer } from '../../kernel/context'
import { PREVIEW_POLICY } from '../../pages/previewPolicy'
import { pageWords } from '../../kernel/text/statusWords'
import { findWebsiteRow } from '../websites/findWebsite'
import { reachOf } from '../../access/scope'
import { dashboard } from './dashboard'
import { localeOfCustomer } from '../../access/localeOfCustomer'
import { portalPage } from './portalPage'

/** What the customer of a website would see first if it were in this status (N-03). Only to be looked at: nobody is let in, and nothing is kept. */
export async function portalView(c: HostContext, viewer: Viewer, websiteId: number, status: Status): Promise<Response> {
  const services = c.get('services')
  const website = await findWebsiteRow(services, viewer, websiteId, reachOf(viewer, 'change_status'))
  const customer = customerIn(viewer, { ...website, status }, services.clock.now())
  c.set('customer', customer)
  c.set('locale', localeOfCustomer(customer) ?? c.get('locale'))
  const values = { title: pageWords(c)('portal.page.start'), looked_at: true, ...(await dashboard(services, customer)) }
  const response = portalPage(c, customer, 'dashboard.njk', values)
  response.headers.set('Content-Security-Policy', PREVIEW_POLICY)
  return response
}

type ShownWebsite = Pick<Customer, 'title' | 'status' | 'language' | 'domain' | 'customer' | 'contact'> & { id: number }

/** The customer of a website, without the session that would let somebody in. */
export function customerIn(viewer: Viewer, website: ShownWebsite, now: Date): Customer {
  const { partner_id, partner_name, time_zone, settings, status_settings } = viewer
  const { id, title, status, language, domain, customer, contact } = website
  const session = { id_hash: randomUUID(), csrf_token: '', created_at: now, last_seen_at: now, user_id: null }
  const shown = { website_id: id, title, status, language, domain, customer, contact }
  return { ...session, ...shown, partner_id, partner_name, time_zone, settings, status_settings }
}
