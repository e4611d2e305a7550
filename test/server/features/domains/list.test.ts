/** @jest-environment ./test/server/support/environment.cjs */
import fc from 'fast-check'
import { DAY_MS, DOMAIN_PROBLEMS, DOMAIN_STATES, type DomainProblem } from '../../../../src/model'
import { add, as, ask, type Json } from '../../support/ask'
import type { Browser } from '../../support/Browser'
import { domainsOf } from '../../support/domains'
import { startTestHost, type TestHost } from '../../support/testHost'

const DOMAINS = 90

let host: TestHost
let admin: Browser
beforeAll(async () => {
  host = await startTestHost()
  admin = await as(host, 'admin')
  await addAnyDomains()
})
afterAll(() => host.close())

/** Domains in all conditions, also those that no way leads to. */
async function addAnyDomains(): Promise<void> {
  const website = await add(host)
  const now = host.services.clock.now()
  const day = fc.option(fc.constantFrom(-1, 0, 10, 29, 31, 59, 61, 400).map((days) => new Date(now.getTime() + days * DAY_MS + 1_000)))
  const any = fc.record({
    website_id: fc.constantFrom(website, null),
    registrar: fc.constantFrom('own' as const, 'external' as const),
    registered_at: fc.option(fc.constant(now)),
    expires_at: day,
    cancel_at: fc.option(fc.constant(now), { freq: 1 }),
    auto_renew: fc.boolean(),
    transfer: jsonOf(['requested', 'running', 'done', 'refused'], { updatedAt: now, reason: null }),
    owner_state: fc.constantFrom('ok' as const, 'unverified' as const, 'pending' as const, null),
    suspended_reason: fc.constantFrom(null, null, null, 'owner'),
    dns_managed: fc.boolean(),
    dns_check: jsonOf(['pending', 'not_pointing', 'wrong_target', 'mixed', 'pointing'], { checkedAt: now, tries: 1, rows: [] }),
    ssl: jsonOf(['waiting', 'issued', 'error'], { validUntil: null, error: null }),
  })
  const domains = fc.sample(fc.record({ domain: any, isProven: fc.boolean() }), { numRuns: DOMAINS, seed: 1 })
  const [partner_id, db] = [host.fixture.ours, host.open.db]
  for (const [nth, { domain, isProven }] of domains.entries()) {
    const name = `any-${nth}.example`
    const dates = { created_at: now, updated_at: now }
    await db
      .insertInto('domains')
      .values({ ...domain, ...dates, partner_id, name, unicode_name: name, redirect: 'null' })
      .execute()
    const proof = isProven ? { proven_by: 'record' as const, proven_at: now } : {}
    await db
      .insertInto('domain_proofs')
      .values({ partner_id, name, token: name, ...proof })
      .execute()
  }
}

const jsonOf = (states: readonly string[], more: object) =>
  fc.constantFrom(null, ...states).map((state) => JSON.stringify(state && { state, ...more }))

const list = (query: string) => domainsOf(admin, `/api/domain/list?limit=100&${query}`)
const namesOf = (domains: readonly Json[]) => domains.map(({ name }) => name).toSorted()

it('is sorted by the state that each domain is said to have', async () => {
  const states = (await list('sort=state')).map(({ state }) => DOMAIN_STATES.indexOf(state))
  expect(states).toEqual(states.toSorted((one, other) => one - other))
  expect(new Set(states).size).toBeGreaterThan(8)
})

const daysLeft = ({ expiresAt }: Json) => (new Date(expiresAt).getTime() - host.services.clock.now().getTime()) / DAY_MS

const TROUBLE: Readonly<Record<DomainProblem, (domain: Json) => boolean>> = {
  unverified: ({ owner }) => owner !== null && owner.state !== 'ok',
  ssl: ({ ssl }) => ssl?.state === 'error',
  expiring30: (domain) => domain.expiresAt !== null && daysLeft(domain) <= 30,
  expiring60: (domain) => domain.expiresAt !== null && daysLeft(domain) <= 60,
  suspended: ({ suspended }) => suspended,
  no_website: ({ website }) => website === null,
  external_dns: ({ dnsManaged }) => !dnsManaged,
  not_pointing: ({ check }) => check !== null && check.state !== 'pointing',
}

it.each(DOMAIN_PROBLEMS)('counts and finds those with trouble of the kind %s', async (problem) => {
  const all = await list('')
  expect(all).toHaveLength(DOMAINS)
  const found = await list(`problem=${problem}`)
  expect(namesOf(found)).toEqual(namesOf(all.filter(TROUBLE[problem])))
  const { problems } = (await ask(admin, 'GET', '/api/domain/list')).body.generalItems
  expect(problems[problem]).toBe(found.length)
  expect(found.length).toBeGreaterThan(0)
})

it.each(['website', 'expiresAt'])('has those without %s last, whichever way it is sorted', async (sort) => {
  for (const direction of ['', '-']) {
    const values = (await list(`sort=${direction}${sort}`)).map((domain) => domain[sort] !== null)
    expect(values).toEqual(values.toSorted((one, other) => Number(other) - Number(one)))
  }
})

it('says in words that it does not know a kind of trouble', async () => {
  const { status, body } = await ask(admin, 'GET', '/api/domain/list?problem=%3Cb%3E')
  expect(status).toBe(422)
  expect(body.errors).toEqual([{ name: 'problem', message: expect.not.stringContaining('<b>') }])
})
