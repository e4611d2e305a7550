/** @jest-environment ./test/server/support/environment.cjs */
import fc from 'fast-check'
import { DAY_MS } from '../../../../src/model'
import { asciiName, isRegistrable, nameProblem } from '../../../../demo/features/domains/claim/nameProblem'
import { checkProof } from '../../../../demo/features/domains/proof/checkProof'
import { addTxt, pass, showProof } from '../../support/domains'
import type { Browser } from '../../support/Browser'
import { startTestHost, type TestHost } from '../../support/testHost'

let host: TestHost
let admin: Browser
let other: Browser
beforeAll(async () => {
  host = await startTestHost({ cdnHost: 'https://files.cdn-provider.com/assets' })
  admin = await host.as(host.fixture.users.admin, host.fixture.ours)
  other = await host.as(host.fixture.theirAdmin, host.fixture.theirs)
  await host.open.db
    .updateTable('partners')
    .set({ flags: JSON.stringify({ canWhitelabel: true }) })
    .execute()
})
afterAll(() => host.close())

const want = async (browser: Browser, domain: string | null) => {
  const answer = await browser.send('POST', '/api/account', { domain })
  return { status: answer.status, body: (await answer.json()) as { domain?: string; errors?: unknown } }
}
const see = async (browser: Browser, domain: string) =>
  (await browser.get(`/api/account/own-domain?domain=${encodeURIComponent(domain)}`)).json() as Promise<{
    proof: Record<string, unknown> | null
  }>
const check = (browser: Browser) => browser.send('POST', '/api/account/own-domain/check')
const signIn = async (domain: string) =>
  (await host.app.request(`http://${domain}/login`, { headers: { host: domain, accept: 'text/html' } })).text()

describe('a name that is nobody’s own domain is refused', () => {
  it.each([
    ...['127.0.0.1', '127.1', '2130706433', '0x7f.0.0.1', '0x7f000001', '0177.0.0.1', '0177.0.0.01.', '127.0.0.1.', '127.0.0.1:8080'],
    ...['[::1]', '::1', '[::ffff:127.0.0.1]', '[0:0:0:0:0:0:0:1]:3000', '１２７.０.０.１', '192.0.2.10', '8.8.8.8'],
    ...['localhost', 'LOCALHOST', 'app.localhost', 'app.LocalHost.', 'app.test', 'app.invalid', 'app.local', 'app.internal', 'app.lan'],
    ...['example.com', 'app.example.org', '1.0.0.127.in-addr.arpa', 'app.home.arpa', 'app.onion'],
    ...['com', 'co.uk', 'CO.UK.', 'github.io', 'kawasaki.jp', 'xn--p1ai'],
    ...['demo.partner', 'app.demo.partner', 'DEMO.partner.', 'partner.example', 'a.b.partner.example', 'files.cdn-provider.com'],
    ...['cdn-provider.com', 'sites-preview.example', 'portal.sites-preview.example', 'mail-relay.example', 'ns1.dns-servers.example'],
    ...['no domain', 'https://app.agency.com', 'app..agency.com', '_', 'app_.agency.com/'],
  ])('%s', async (domain) => {
    const { status, body } = await want(admin, domain)
    expect([status, body.errors]).toEqual([422, [{ name: 'domain', message: expect.any(String) }]])
  })

  it('in every spelling of every IPv4 address', () => {
    const numeral = fc.constantFrom(10, 8, 16)
    const spell = (value: number, base: number) => (base === 10 ? '' : base === 8 ? '0' : '0x') + value.toString(base)
    const parts = fc.integer({ min: 1, max: 4 })
    fc.assert(
      fc.property(
        fc.nat(0xffffffff),
        parts,
        fc.array(numeral, { minLength: 4, maxLength: 4 }),
        fc.boolean(),
        (address, count, bases, hasDot) => {
          const bytes = [address >>> 24, (address >>> 16) & 255, (address >>> 8) & 255, address & 255]
          const heads = bytes.slice(0, count - 1)
          const tail = bytes.slice(count - 1).reduce((sum, byte) => sum * 256 + byte, 0)
          const spelled = [...heads, tail].map((value, nth) => spell(value, bases[nth] ?? 10)).join('.')
          const name = asciiName(spelled + (hasDot ? '.' : ''))
          expect(name).toBe(bytes.join('.'))
          expect(nameProblem(host.services, name ?? '')).toBe('address')
        },
      ),
    )
  })

  it('in every spelling of every IPv6 address', () => {
    fc.assert(
      fc.property(fc.ipV6(), fc.boolean(), (address, isUpper) => {
        const name = asciiName(`[${isUpper ? address.toUpperCase() : address}]`)
        expect(nameProblem(host.services, name ?? '')).toBe('address')
      }),
    )
  })

  it('and names of documentation are only the demo’s', () => {
    expect(nameProblem({ ...host.services, demo: false }, 'app.ours.example')).toBe('reserved')
    expect(nameProblem(host.services, 'app.ours.example')).toBeNull()
    expect(nameProblem({ ...host.services, demo: false, hostname: 'office.agency-host.com' }, 'x.agency-host.com')).toBe('host')
    expect([isRegistrable('agency.co.uk'), isRegistrable('a.agency.co.uk'), isRegistrable('co.uk')]).toEqual([true, false, false])
  })
})

it('takes a domain in any spelling as DNS has it', async () => {
  expect((await want(admin, ' App.Bäckerei-Muster.DE. ')).body.domain).toBe('app.xn--bckerei-muster-5hb.de')
  expect((await want(admin, 'portal.agency.co.uk')).body.domain).toBe('portal.agency.co.uk')
  expect((await want(admin, '')).body.domain).toBeUndefined()
  expect((await want(admin, 'portal.agency.co.uk')).body.domain).toBe('portal.agency.co.uk')
  expect((await want(admin, null)).body.domain).toBeUndefined()
  expect(await host.open.db.selectFrom('domain_proofs').select('name').execute()).toEqual([])
})

it('shows the brand under a domain only after the record has been found there', async () => {
  const name = 'app.ours.example'
  expect((await want(admin, name)).status).toBe(200)
  expect(await signIn(name)).not.toContain('Ours')
  const { proof } = await see(admin, name)
  expect(proof).toMatchObject({
    state: 'waiting',
    type: 'TXT',
    host: `_domain-proof.${name}`,
    value: expect.stringMatching(/^domain-proof=[\da-f]{32}$/),
  })
  await addTxt(host, name, 'domain-proof=something-else')
  expect(await (await check(admin)).json()).toMatchObject({ proof: { state: 'waiting', found: ['domain-proof=something-else'] } })
  expect(await signIn(name)).not.toContain('Ours')
  await addTxt(host, name, String(proof?.['value']))
  expect(await (await check(admin)).json()).toMatchObject({ proof: { state: 'proven' } })
  for (const spelled of [name, name.toUpperCase(), `${name}.`, `${name}:8443`]) expect(await signIn(spelled)).toContain('Ours')
})

it('is found by itself, too, and gives the domain up only a week after the record went', async () => {
  const name = 'quiet.ours.example'
  await want(admin, name)
  await addTxt(host, name, String((await see(admin, name)).proof?.['value']))
  await pass(host, 1_000)
  expect(await signIn(name)).toContain('Ours')
  await addTxt(host, name, null)
  await pass(host, DAY_MS)
  expect(await see(admin, name)).toMatchObject({ proof: { state: 'missing' } })
  expect(await signIn(name)).toContain('Ours')
  for (let day = 0; day < 8; day++) await pass(host, DAY_MS)
  expect(await see(admin, name)).toMatchObject({ proof: { state: 'waiting' } })
  expect(await signIn(name)).not.toContain('Ours')
  const mails = await host.open.db.selectFrom('outgoing_mails').select(['partner_id', 'subject']).execute()
  expect(mails).toEqual([{ partner_id: host.fixture.ours, subject: `${name} is waiting for proof again` }])
})

it('name servers that do not answer take nothing away', async () => {
  const name = 'app.ours.example'
  await want(admin, name)
  await showProof(host, { partnerId: host.fixture.ours, name })
  await admin.send('PUT', '/preview/api/dns-fault', { name, kind: 'timeout' })
  for (let week = 0; week < 2; week++) await pass(host, 8 * DAY_MS)
  await admin.send('PUT', '/preview/api/dns-fault', { name, kind: null })
  expect(await signIn(name)).toContain('Ours')
})

describe('two partners who want the same name', () => {
  const name = 'both.example'

  it('wait for it together; whoever proves it has it, with a record of their own', async () => {
    expect([(await want(admin, name)).status, (await want(other, name)).status]).toEqual([200, 200])
    const [mine, theirs] = [(await see(admin, name)).proof, (await see(other, name)).proof]
    expect(mine?.['value']).not.toBe(theirs?.['value'])
    await addTxt(host, name, String(mine?.['value']))
    await check(other)
    expect(await see(other, name)).toMatchObject({ proof: { state: 'waiting' } })
    await check(admin)
    expect(await signIn(name)).toContain('Ours')
  })

  it('and the next to prove takes it over; the one before is told, and its old record brings nothing back', async () => {
    const before = (await see(admin, name)).proof
    await showProof(host, { partnerId: host.fixture.theirs, name })
    expect(await signIn(name)).toContain('Theirs')
    expect((await see(admin, name)).proof).toMatchObject({ state: 'waiting' })
    expect((await see(admin, name)).proof?.['value']).not.toBe(before?.['value'])
    await check(admin)
    expect(await signIn(name)).toContain('Theirs')
    const told = await host.open.db
      .selectFrom('outgoing_mails')
      .select(['partner_id', 'subject'])
      .where('subject', 'like', '%somebody else%')
      .execute()
    expect(told).toEqual([{ partner_id: host.fixture.ours, subject: `${name} has been proven by somebody else` }])
  })

  it('never have it both, also when they prove at once', async () => {
    const claims = [host.fixture.ours, host.fixture.theirs].map((partnerId) => ({ partnerId, name }))
    await host.open.db.updateTable('domain_proofs').set({ proven_at: null, proven_by: null }).where('name', '=', name).execute()
    const proofs = await host.open.db.selectFrom('domain_proofs').select('token').where('name', '=', name).execute()
    for (const { token } of proofs) await addTxt(host, name, `domain-proof=${token}`)
    await Promise.all(claims.map((claim) => checkProof(host.services, claim)))
    const proven = host.open.db.selectFrom('domain_proofs').select('partner_id').where('name', '=', name).where('proven_at', 'is not', null)
    expect(await proven.execute()).toHaveLength(1)
    await expect(
      host.open.db.updateTable('domain_proofs').set({ proven_at: new Date(), proven_by: 'record' }).where('name', '=', name).execute(),
    ).rejects.toThrow('domain_proofs_proven')
  })
})

it('is asked for a record only so often a minute', async () => {
  await host.open.db.deleteFrom('rate_limits').execute()
  const statuses = []
  for (let nth = 0; nth < 11; nth++) statuses.push((await check(admin)).status)
  expect(statuses.slice(-2)).toEqual([200, 429])
})
