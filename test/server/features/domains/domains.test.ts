/** @jest-environment ./test/server/support/environment.cjs */
import { addressesOf, MINUTE_MS } from '../../../../src/model'
import type { Browser } from '../../support/Browser'
import { startTestHost, type TestHost } from '../../support/testHost'
import { add, as, ask, logOf } from '../../support/ask'
import { connectProven, domainsOf, named, outside, outsideOf, pass, showProof } from '../../support/domains'

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

describe('a domain that is connected', () => {
  it('is looked up at once, and turns green by itself when its name servers change', async () => {
    await outside(admin, 'green.example', { records: [{ type: 'A', name: '@', content: '203.0.113.99' }] })
    const { body } = await connect('https://www.green.example/')
    expect(body).toMatchObject({
      name: 'green.example',
      role: 'alias',
      isProven: false,
      promotable: { possible: false, reason: 'This domain is waiting for proof. Set its TXT record first.' },
      removable: { possible: true },
      state: 'unproven',
      check: { rows: [{ type: 'A', found: ['203.0.113.99'] }, {}, {}, { type: 'TXT', host: '_domain-proof.green.example', ok: false }] },
    })
    await showProof(host, { partnerId: host.fixture.ours, name: 'green.example' })
    await pass(host, MINUTE_MS + 1_000)
    expect(await named(admin, 'green.example')).toMatchObject({
      role: 'main',
      state: 'wrong_target',
      check: { rows: [{}, {}, {}, { ok: true }] },
    })
    const { records } = await outsideOf(host, 'green.example')
    const moved = records.map((record) => (record.type === 'A' ? { ...record, content: addressesOf(website).A } : record))
    await outside(admin, 'green.example', { records: moved })
    await ask(admin, 'POST', `/api/website/${website}/domains/${body.id}/check`)
    // The rest of the world remembers the old address for five minutes.
    expect(await named(admin, 'green.example')).toMatchObject({
      state: 'mixed',
      check: { rows: [{ found: [addressesOf(website).A], public: ['203.0.113.99'] }, {}, {}, {}] },
    })
    await pass(host, 6 * MINUTE_MS)
    expect(await named(admin, 'green.example')).toMatchObject({ state: 'pointing', ssl: { state: 'issued' } })
    expect(await logOf(host, website)).toContain('Domain connected: green.example')
  })

  it('is refused with a reason beside the field', async () => {
    const messageOf = async (name: string) => (await connect(name)).body.errors
    expect(await messageOf('192.0.2.1')).toMatchObject([{ name: 'name' }])
    expect(await messageOf('green.example')).toEqual([{ name: 'name', message: 'This domain already belongs to the website “Bakery”.' }])
  })

  it('becomes the main one in the place of the other', async () => {
    await outside(admin, 'second.example', { records: [{ type: 'A', name: '@', content: addressesOf(website).A }] })
    const body = await connectProven(host, admin, { website, name: 'second.example' })
    expect(body.role).toBe('alias')
    await ask(admin, 'POST', `/website/${website}/domain/${body.id}/update`, { role: 'main' })
    const roles = Object.fromEntries((await domainsOf(admin, `/api/website/${website}/domains`)).map(({ name, role }) => [name, role]))
    expect(roles).toEqual({ 'green.example': 'alias', 'second.example': 'main' })
    const redirect = await ask(admin, 'POST', `/website/${website}/domain/${body.id}/update`, {
      role: 'redirect',
      redirect: { target: 'javascript:alert(1)', code: 301 },
    })
    expect(redirect.status).toBe(422)
    for (const target of ['second.example', 'https://SECOND.example/shop', 'http://second.example:8080/']) {
      const loop = await ask(admin, 'POST', `/website/${website}/domain/${body.id}/update`, {
        role: 'redirect',
        redirect: { target, code: 301 },
      })
      expect([target, loop.status, loop.body.errors]).toMatchObject([
        target,
        422,
        [{ name: 'redirect', message: expect.stringContaining('leads back') }],
      ])
    }
    expect((await ask(admin, 'POST', `/website/${website}/domain/${body.id}/update`, { role: 'alias', version: 1 })).status).toBe(409)
    expect((await admin.send('DELETE', `/website/${website}/domain/${body.id}/delete`)).status).toBe(204)
    expect(await named(admin, 'second.example')).toBeUndefined()
  })
})

it('finds trouble, sorts and pages', async () => {
  await ask(admin, 'POST', `/website/${other}/domain/new`, { name: 'coffee.example' })
  const list = (query: string) => ask(admin, 'GET', `/api/domain/list?${query}`)
  const { body } = await list('limit=1&sort=-name')
  expect(body.generalItems.pagination).toMatchObject({ page: 1, limit: 1, count: 1 })
  expect(body.generalItems.problems).toMatchObject({ external_dns: expect.any(Number) })
  const { body: external } = await list('problem=external_dns')
  expect(external.generalItems.pagination.total).toBe(body.generalItems.problems.external_dns)
  expect((await list('')).body.generalItems.pagination.limit).toBe(10)
  expect((await list('problem=nonsense')).status).toBe(422)
  expect((await list('search=caf%C3%A9')).body.generalItems.domains).toHaveLength(1)
})

it('tells the pages of its website when a look-up finds something new, and only then', async () => {
  const { body } = await ask(admin, 'POST', `/website/${other}/domain/new`, { name: 'calm.example' })
  const heard: unknown[] = []
  const stop = host.services.events.subscribe((event) => heard.push(event))
  const look = async () => {
    await ask(admin, 'POST', `/api/website/${other}/domains/${body.id}/check`)
    await new Promise((resolve) => setTimeout(resolve, 50))
    return heard.splice(0)
  }
  await look()
  expect(await look()).toEqual([])
  await outside(admin, 'calm.example', { records: [{ type: 'A', name: '@', content: '203.0.113.99' }] })
  await pass(host, 6 * MINUTE_MS)
  heard.length = 0
  await outside(admin, 'calm.example', { records: [{ type: 'A', name: '@', content: '203.0.113.98' }] })
  expect(await look()).toEqual([{ kind: 'website', partnerId: host.fixture.ours, websiteId: other }])
  stop()
})
