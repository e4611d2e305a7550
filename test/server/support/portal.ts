import type { OpenDatabase } from '../../../demo/db'
import { hashOf } from '../../../demo/access/tokens/opaqueToken'
import { createPortalLink } from '../../../demo/features/portal/portalLinks'
import type { Status } from '../../../src/model'
import { Browser } from './Browser'
import { addWebsite, NOW } from './fixture'
import type { TestHost } from './testHost'

/** The token that the pages of the customer area carry in this browser. */
export async function portalTokenOf({ db }: OpenDatabase, browser: Browser): Promise<string> {
  const id = decodeURIComponent(browser.cookies.get('portal') ?? '').split('.', 1)[0] ?? ''
  const session = await db.selectFrom('portal_sessions').select('csrf_token').where('id_hash', '=', hashOf(id)).executeTakeFirstOrThrow()
  return session.csrf_token
}

const CUSTOMER = JSON.stringify({ forename: 'Ada', surname: 'Kunde', email: 'ada@customer.test' })

/** A website in the status, and its customer's browser. */
export async function enter(host: TestHost, status: Status, values: Parameters<typeof addWebsite>[2] = {}) {
  const website = await addWebsite(host.open.db, host.fixture.ours, { status, customer: CUSTOMER, ...values })
  const browser = new Browser(host.app)
  const link = await createPortalLink(host.open.db, { websiteId: website, userId: null, now: NOW })
  const answer = await browser.open(link)
  browser.portalToken = await portalTokenOf(host.open, browser)
  return { website, browser, answer, link }
}
