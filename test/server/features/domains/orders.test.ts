/** @jest-environment ./test/server/support/environment.cjs */
import { addressesOf, DAY_MS, OWN_NAME_SERVERS, REDEMPTION_MS, REGISTRY_STEP_MS, TRANSFER_RUN_MS } from '../../../../src/model'
import type { Browser } from '../../support/Browser'
import { startTestHost, type TestHost } from '../../support/testHost'
import { add, as, ask } from '../../support/ask'
import { connectProven, domainsOf, named, outside, OWNER, pass } from '../../support/domains'

let host: TestHost
let admin: Browser
let website: number
let other: number
beforeAll(async () => {
  host = await startTestHost()
  admin = await as(host, 'admin')
  website = await add(host, { title: 'Bakery', subscription_status: 'active' })
  other = await add(host, { title: 'Café' })
})
afterAll(() => host.close())

const connect = (name: string, more: object = {}) => ask(admin, 'POST', `/website/${website}/domain/new`, { name, ...more })

const adding = async (id: number) => (await ask(admin, 'GET', `/api/website/${id}/domains`)).body.generalItems.adding

describe('a domain that is registered', () => {
  const register = (name: string, more: object = {}, key = 'k1') =>
    ask(
      admin,
      'POST',
      `/website/${website}/domain/register`,
      { name, termsAccepted: true, owner: OWNER, ...more },
      { 'idempotency-key': key },
    )

  it('is ordered once, and answered for by our name servers when the registry is done', async () => {
    const [first, second] = await Promise.all([register('new.example', { years: 2 }), register('new.example', { years: 2 })])
    expect(first).toMatchObject({ status: 200, body: { state: 'registering', registered_status: 'not_registered' } })
    expect(second.body.id).toBe(first.body.id)
    expect((await ask(admin, 'DELETE', `/website/${website}/domain/${first.body.id}/delete`)).status).toBe(422)
    expect(await host.services.dns.authoritative('new.example', 'A')).toEqual([])
    await pass(host, REGISTRY_STEP_MS)
    expect(await named(admin, 'new.example')).toMatchObject({
      registered_status: 'registered',
      nameservers: [...OWN_NAME_SERVERS],
      check: { state: 'pointing' },
    })
    expect(await host.services.dns.authoritative('www.new.example', 'A')).toEqual([addressesOf(website).A])
  })

  it('becomes the main one only once the registry has it', async () => {
    const { body } = await register('later.example', {}, 'k-later')
    const makeMain = () => ask(admin, 'POST', `/website/${website}/domain/${body.id}/update`, { role: 'main' })
    expect(await makeMain()).toMatchObject({
      status: 422,
      body: { errors: [{ name: 'role', message: expect.stringContaining('still under way') }] },
    })
    await pass(host, REGISTRY_STEP_MS)
    expect(await makeMain()).toMatchObject({ status: 200, body: { role: 'main' } })
  })

  it('is refused when it is taken, when the owner is not known, and when nobody pays', async () => {
    expect((await register('new.example', {}, 'k2')).body.errors).toMatchObject([{ name: 'name' }])
    expect(
      (await register('another.example', { owner: { ...OWNER, surname: '', email: 'x' } }, 'k3')).body.errors.map(
        ({ name }: { name: string }) => name,
      ),
    ).toEqual(['owner.surname', 'owner.email'])
    const unpaid = await ask(admin, 'POST', `/website/${other}/domain/register`, {
      name: 'unpaid.example',
      termsAccepted: true,
      owner: OWNER,
    })
    // Whoever looks before knows.
    const obstacle = { message: expect.stringContaining('does not include a domain'), upgrade: true }
    expect([await adding(website), await adding(other)]).toEqual([
      { connect: null, order: null, transfer: null },
      { connect: null, order: obstacle, transfer: obstacle },
    ])
    expect(unpaid).toMatchObject({ status: 402, body: { error: obstacle.message } })
  })

  it('is refused beyond what the reseller allows', async () => {
    const customer = { partner_id: host.fixture.ours, status: 'active' as const, limits: JSON.stringify({ domains: 1 }) }
    const unknown = { phone: null, country: null, number: null, note: null }
    await host.open.db
      .insertInto('reseller_customers')
      .values({ ...customer, ...unknown })
      .execute()
    const obstacle = { message: 'Your plan allows 1 domain. Upgrade to add more.', upgrade: true }
    // What is connected already takes no more room.
    expect(await adding(website)).toEqual({ connect: obstacle, order: obstacle, transfer: null })
    const refusal = { status: 402, body: { error: 'Your plan allows 1 domain. Upgrade to add more.' } }
    expect(await register('one-more.example', {}, 'k4')).toMatchObject(refusal)
    expect(await connect('one-more.example')).toMatchObject(refusal)
    await host.open.db.deleteFrom('reseller_customers').where('partner_id', '=', host.fixture.ours).execute()
  })

  it('is cancelled to the end of its term, taken back, renewed, and lost in the end', async () => {
    const { id, expiresAt } = await named(admin, 'new.example')
    const path = `/api/website/${website}/domains/${id}/subscription`
    expect((await ask(admin, 'DELETE', path)).body).toMatchObject({ cancelAt: expiresAt })
    expect((await ask(admin, 'PATCH', path, { years: 0 })).body).toMatchObject({ cancelAt: null, expiresAt, autoRenew: true })
    const renewed = (await ask(admin, 'PATCH', path, { years: 3 })).body
    expect(new Date(renewed.expiresAt).getUTCFullYear()).toBe(new Date(expiresAt).getUTCFullYear() + 3)
    expect((await ask(admin, 'PATCH', path, { years: 9 })).status).toBe(422)
    expect((await ask(admin, 'DELETE', `${path}?immediate=1`)).body).toMatchObject({ state: 'expired', renewable: { possible: false } })
    await pass(host, REDEMPTION_MS + 1_000)
    expect(await named(admin, 'new.example')).toBeUndefined()
  })

  it('has to be confirmed by its owner, or stops answering', async () => {
    await register('confirm.example', {}, 'k4')
    await pass(host, REGISTRY_STEP_MS)
    await pass(host, 16 * DAY_MS)
    expect(await named(admin, 'confirm.example')).toMatchObject({ suspended: true, state: 'suspended' })
    expect(await host.services.dns.authoritative('confirm.example', 'A')).toEqual([])
    await admin.send('PUT', '/preview/api/owner', { name: 'confirm.example' })
    expect(await named(admin, 'confirm.example')).toMatchObject({ suspended: false, owner: { state: 'ok' } })
  })
})

describe('a transfer', () => {
  const transfer = (id: number, code: string) => ask(admin, 'POST', `/api/domain/${id}/transfer`, { code })

  it.each([
    ['a wrong code', { transferCode: 'right' }, 'code is wrong'],
    ['a lock', { transferCode: 'wrong', locked: true }, 'locked'],
  ])('is refused for %s with the reason of the registry', async (_, registry, reason) => {
    const name = `refused-${reason.length}.example`
    await outside(admin, name, registry)
    const { body } = await connect(name)
    expect((await transfer(body.id, 'wrong')).body).toMatchObject({ state: 'transferring', transfer: { state: 'requested' } })
    await pass(host, REGISTRY_STEP_MS)
    await pass(host, REGISTRY_STEP_MS)
    expect((await named(admin, name)).transfer).toMatchObject({ state: 'refused', message: expect.stringContaining(reason) })
  })

  it('runs five days and makes the domain ours, its mail as before', async () => {
    const records = [
      { type: 'A', name: '@', content: '203.0.113.99' },
      { type: 'MX', name: '@', content: 'mail.moving.example', prio: 10 },
      { type: 'A', name: 'mail', content: '203.0.113.50' },
      { type: 'TXT', name: '@', content: 'v=spf1 mx ~all' },
      { type: 'TXT', name: 'selector1._domainkey', content: 'v=DKIM1; p=MIIB' },
      { type: 'CNAME', name: 'webmail', content: 'mail.moving.example' },
    ]
    await outside(admin, 'moving.example', { transferCode: 'secret', records })
    const { body } = await connect('moving.example')
    const answer = await transfer(body.id, 'secret')
    expect(JSON.stringify(answer.body)).not.toContain('secret')
    await pass(host, REGISTRY_STEP_MS)
    await pass(host, REGISTRY_STEP_MS)
    expect(await named(admin, 'moving.example')).toMatchObject({ transfer: { state: 'running' } })
    const removed = await ask(admin, 'DELETE', `/website/${website}/domain/${body.id}/delete`)
    expect(removed).toMatchObject({ status: 422, body: { errors: [{ message: 'An order for this domain is still under way.' }] } })
    await pass(host, TRANSFER_RUN_MS)
    expect(await named(admin, 'moving.example')).toMatchObject({
      registrar: { kind: 'own' },
      dnsManaged: true,
      transfer: { state: 'done' },
    })
    const { authoritative } = host.services.dns
    expect(await authoritative('moving.example', 'NS')).toEqual([...OWN_NAME_SERVERS])
    // The website is ours, the mail goes on where it went.
    expect(await authoritative('moving.example', 'A')).toEqual([addressesOf(website).A])
    expect(await authoritative('moving.example', 'MX')).toEqual(['10 mail.moving.example'])
    expect(await authoritative('mail.moving.example', 'A')).toEqual(['203.0.113.50'])
    expect(await authoritative('moving.example', 'TXT')).toEqual(['v=spf1 mx ~all'])
    expect(await authoritative('selector1._domainkey.moving.example', 'TXT')).toEqual(['v=DKIM1; p=MIIB'])
    expect(await authoritative('webmail.moving.example', 'CNAME')).toEqual(['mail.moving.example'])
  })
})

it('moves a domain to another website, and its addresses with it', async () => {
  const { id, version } = await named(admin, 'moving.example')
  expect((await ask(admin, 'POST', `/api/domain/${id}/move`, { website: other, version: version - 1 })).status).toBe(409)
  expect((await ask(admin, 'POST', `/api/domain/${id}/move`, { website: other, version })).body).toMatchObject({
    website: { id: other, title: 'Café' },
    role: 'main',
  })
  expect(await host.services.dns.authoritative('moving.example', 'A')).toEqual([addressesOf(other).A])
  const row = await host.open.db.selectFrom('websites').select('domain').where('id', '=', other).executeTakeFirst()
  expect(row?.domain).toBe('moving.example')
})

it('takes a domain back to where it was, its role and its records with it', async () => {
  const { id } = await named(admin, 'moving.example')
  const move = (body: object, browser = admin) => ask(browser, 'POST', `/api/domain/${id}/move`, body)
  const { authoritative } = host.services.dns
  const own = (await domainsOf(admin, '/api/domain/list?limit=100')).find(({ website: at, role }) => at?.id === website && role === 'main')
  expect((await move({ website })).body).toMatchObject({ role: 'alias' })
  expect((await move({ website: other, role: 'main' })).body).toMatchObject({ role: 'main' })
  // What it was there, it is again; what has taken the place gives it back.
  expect((await move({ website, role: 'main' })).body).toMatchObject({ role: 'main' })
  expect(await named(admin, own?.name)).toMatchObject({ role: 'alias' })
  expect((await move({ website: null }, await as(host, 'editor'))).status).toBe(403)
  expect((await move({ website: null })).body).toMatchObject({ website: null, published_status: 'unpublished' })
  expect(await authoritative('moving.example', 'A')).toEqual([])
  expect(await authoritative('moving.example', 'MX')).toEqual(['10 mail.moving.example'])
  expect((await move({ website: other, role: 'main' })).body).toMatchObject({ website: { id: other }, role: 'main' })
  expect(await authoritative('www.moving.example', 'A')).toEqual([addressesOf(other).A])
})

it('shows what a published domain leads to where it goes, and no longer where it was', async () => {
  const [from, to] = [
    await add(host, { title: 'From', subscription_status: 'active' }),
    await add(host, { title: 'To', subscription_status: 'active' }),
  ]
  const { id } = await connectProven(host, admin, { website: from, name: 'shown.example' })
  await ask(admin, 'POST', `/website/${from}/domain/${id}/update`, { published: true })
  const states = async () => {
    const rows = await host.open.db.selectFrom('websites').select('published_status').where('id', 'in', [from, to]).orderBy('id').execute()
    return rows.map(({ published_status }) => published_status)
  }
  expect(await states()).toEqual(['published', 'unpublished'])
  expect((await ask(admin, 'POST', `/api/domain/${id}/move`, { website: to })).status).toBe(200)
  expect(await states()).toEqual(['unpublished', 'published'])
  expect((await ask(admin, 'POST', `/api/domain/${id}/move`, { website: null })).status).toBe(200)
  expect(await states()).toEqual(['unpublished', 'unpublished'])
})

it('searches what can be registered', async () => {
  const { body } = await ask(admin, 'POST', `/api/website/${website}/domains/search`, { query: 'moving.example' })
  expect(body.items[0]).toMatchObject({ name: 'moving.example', available: 'no' })
  expect(body.items.find(({ name }: { name: string }) => name === 'moving.de')).toMatchObject({
    available: 'yes',
    price: { amount: 790, currency: 'EUR' },
  })
  const { body: short } = await ask(admin, 'POST', `/api/website/${website}/domains/search`, { query: 'abc.de' })
  const premium = { amount: 790 * 50, currency: 'EUR' }
  expect(short.items[0]).toMatchObject({ available: 'premium', price: premium })
  expect((await ask(admin, 'POST', `/website/${website}/domain/data`, { name: 'abc.de' })).body).toMatchObject({ price: premium })
  const first = async (query: string) => (await ask(admin, 'POST', `/api/website/${website}/domains/search`, { query })).body.items?.[0]
  expect(await first('bakery.construction')).toMatchObject({ available: 'unsupported', reason: expect.stringMatching(/not supported yet/) })
  expect(await first('bakery.2026')).toMatchObject({ available: 'unknown', reason: expect.stringMatching(/no domain/) })
  for (let nth = 0; nth < 20; nth++) await first('x.de')
  expect((await ask(admin, 'POST', `/api/website/${website}/domains/search`, { query: 'x.de' })).status).toBe(429)
})

it('puts the days on which domains end into a calendar', async () => {
  // The next day has begun where the team is.
  const expires_at = new Date('2027-03-01T23:30:00Z')
  await host.open.db.updateTable('domains').set({ expires_at }).where('name', '=', 'moving.example').execute()
  const calendar = await (await admin.get('/api/domain/calendar')).text()
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(calendar).toContain('SUMMARY:Domain moving.example is renewed\r\n')
  expect(calendar).toMatch(/DTSTART;VALUE=DATE:20270302\r\nSUMMARY:Domain moving.example/)
  expect(calendar.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
})
