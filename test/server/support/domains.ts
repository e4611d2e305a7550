import * as v from 'valibot'
import { checkProof } from '../../../demo/features/domains/proof/checkProof'
import { proofRecord } from '../../../demo/services/dns/proofRecord'
import { OutsideDomain, setOutsideDomain } from '../../../demo/preview/previewDomains'
import { runDueWork } from '../../../demo/dueWork'
import type { Browser } from './Browser'
import type { TestHost } from './testHost'
import { ask, type Json } from './ask'

/** Lets the host's clock go on, and does what is due by then. Nobody is signed out by it. */
export async function pass(host: TestHost, milliseconds: number): Promise<void> {
  const row = await host.open.db.selectFrom('clock').select('offset_ms').executeTakeFirstOrThrow()
  await host.services.clock.setOffset(row.offset_ms + milliseconds)
  await host.open.db
    .updateTable('sessions')
    .set({ created_at: host.services.clock.now(), last_seen_at: host.services.clock.now() })
    .execute()
  await runDueWork(host.services)
}

/** A domain somebody holds elsewhere, as the control panel makes it. */
export async function outside(browser: Browser, name: string, change: object = {}): Promise<void> {
  await browser.send('PUT', '/preview/api/outside-domain', { name, ...change })
}

/** The holder of a domain shows that it is this partner's, beside what its name servers say. */
export async function showProof(host: TestHost, { partnerId, name }: { partnerId: number; name: string }): Promise<void> {
  const { token } = await host.open.db
    .selectFrom('domain_proofs')
    .select('token')
    .where('partner_id', '=', partnerId)
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  await addTxt(host, name, proofRecord(name, token).value)
  await checkProof(host.services, { partnerId, name })
}

/** Connects a domain, and shows that it is this partner's. */
export async function connectProven(
  host: TestHost,
  browser: Browser,
  { website, ...draft }: { website: number; name: string },
): Promise<Json> {
  const { id, name } = (await ask(browser, 'POST', `/website/${website}/domain/new`, draft)).body
  const { partner_id: partnerId } = await host.open.db
    .selectFrom('domains')
    .select('partner_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await showProof(host, { partnerId, name })
  return (await ask(browser, 'POST', `/api/website/${website}/domains/${id}/check`)).body
}

export const outsideOf = (host: TestHost, name: string) =>
  host.open.db.selectFrom('outside_domains').selectAll().where('name', '=', name).executeTakeFirstOrThrow()

/** Puts a text at the place of proofs into a zone elsewhere; without one, what was there goes. */
export async function addTxt(host: TestHost, name: string, content: string | null): Promise<void> {
  const outsider = await host.open.db.selectFrom('outside_domains').select('records').where('name', '=', name).executeTakeFirst()
  const others = (outsider?.records ?? []).filter(({ type }) => content !== null || type !== 'TXT')
  const records = content === null ? others : [...others, { type: 'TXT', name: '_domain-proof', content, ttl: 300 }]
  await setOutsideDomain(host.services, v.parse(OutsideDomain, { name, records }))
}

export async function domainsOf(browser: Browser, path = '/api/domain/list'): Promise<Json[]> {
  return (await ask(browser, 'GET', path)).body.generalItems.domains
}

export const named = async (browser: Browser, name: string): Promise<Json> =>
  (await domainsOf(browser, '/api/domain/list?limit=100')).find((domain) => domain.name === name)

export const OWNER = {
  type: 'company',
  firm: 'Bakery Ltd',
  forename: 'Ada',
  surname: 'Baker',
  street: 'High Street 1',
  zip: '10115',
  city: 'Berlin',
  country: 'DE',
  phone: '+49 30 123456',
  email: 'ada@bakery.example',
}
