/** @jest-environment ./test/server/support/environment.cjs */
import { addressesOf, DAY_MS, MINUTE_MS, OWN_NAME_SERVERS, REGISTRY_STEP_MS, TRANSFER_LOCK_MS } from '../../../../src/model'
import type { Browser } from '../../support/Browser'
import { startTestHost, type TestHost } from '../../support/testHost'
import { add, as, ask, type Json } from '../../support/ask'
import { connectProven, named, outside, OWNER, pass } from '../../support/domains'

let host: TestHost
let admin: Browser
let website: number
let id: number
beforeAll(async () => {
  host = await startTestHost()
  admin = await as(host, 'admin')
  website = await add(host, { title: 'Bakery', subscription_status: 'active' })
  const order = { name: 'leaving.example', termsAccepted: true, owner: OWNER }
  id = (await ask(admin, 'POST', `/website/${website}/domain/register`, order)).body.id
  await pass(host, REGISTRY_STEP_MS)
  await host.open.db.updateTable('domains').set({ owner_state: 'ok' }).where('id', '=', id).execute()
})
afterAll(() => host.close())

const change = (values: object, browser = admin) => ask(browser, 'POST', `/website/${website}/domain/${id}/update`, values)
const code = (browser = admin) => ask(browser, 'POST', `/api/domain/${id}/auth-code`)
const logOf = async (one = id): Promise<string[]> =>
  (await ask(admin, 'GET', `/api/domain/${one}/log`)).body.items.map(({ text }: Json) => text)
const refusal = (message: string) => ({ status: 422, body: { errors: [{ name: 'code', message: expect.stringContaining(message) }] } })

it('lets a domain leave only after 60 days, unlocked, with a code that is told once and logged', async () => {
  expect(await code()).toMatchObject(refusal('within 60 days'))
  await pass(host, TRANSFER_LOCK_MS)
  expect(await named(admin, 'leaving.example')).toMatchObject({ lock: true, leavable: { possible: false } })
  expect(await code()).toMatchObject(refusal('transfer lock is on'))
  expect(await change({ lock: false })).toMatchObject({ status: 200, body: { lock: false, leavable: { possible: true } } })
  const codes = [(await code()).body.code, (await code()).body.code]
  expect(codes).toEqual([expect.stringMatching(/^\w{16}$/), expect.stringMatching(/^\w{16}$/)])
  expect(codes[0]).not.toBe(codes[1])
  const log = await logOf()
  expect(log.slice(0, 3)).toEqual([
    'Code for another registrar shown: leaving.example',
    'Code for another registrar shown: leaving.example',
    'Transfer lock removed: leaving.example',
  ])
  expect(JSON.stringify([log, await named(admin, 'leaving.example')])).not.toContain(codes[0])
  expect(await change({ lock: true })).toMatchObject({ body: { lock: true } })
  expect(await code()).toMatchObject(refusal('transfer lock is on'))
})

it('tells of renewals and certificates too', async () => {
  await pass(host, 365 * DAY_MS)
  expect(await logOf()).toEqual(expect.arrayContaining(['Domain renewed: leaving.example', 'Certificate issued: leaving.example']))
  const forbidden = await connectProven(host, admin, { website, name: 'forbidden.example' })
  await outside(admin, 'forbidden.example', {
    nameservers: [...OWN_NAME_SERVERS],
    records: [
      { type: 'A', name: '@', content: addressesOf(website).A },
      { type: 'CAA', name: '@', content: 'other.example' },
    ],
  })
  await host.open.db
    .insertInto('dns_records')
    .values({
      domain_id: forbidden.id,
      type: 'CAA',
      name: '@',
      content: 'other.example',
      ttl: 3600,
      prio: null,
      weight: null,
      port: null,
      flags: 0,
      tag: 'issue',
      comment: null,
      locked_reason: null,
      created_at: new Date(),
      updated_at: new Date(),
      updated_by: null,
    })
    .execute()
  await ask(admin, 'POST', `/api/website/${website}/domains/${forbidden.id}/check`)
  await pass(host, 6 * MINUTE_MS)
  await ask(admin, 'POST', `/api/website/${website}/domains/${forbidden.id}/check`)
  expect(await logOf(forbidden.id)).toContain('No certificate for forbidden.example: its CAA records forbid it')
})

it('has no lock for what is registered elsewhere', async () => {
  const { id: other } = await connectProven(host, admin, { website, name: 'elsewhere.example' })
  expect((await ask(admin, 'POST', `/website/${website}/domain/${other}/update`, { lock: false })).status).toBe(422)
  expect((await ask(admin, 'POST', `/api/domain/${other}/auth-code`)).status).toBe(422)
})

it.each([
  ['manager', 422, 200],
  ['support', 422, 200],
  ['design', 403, 200],
  ['editor', 403, 404],
  ['sales', 403, 404],
  ['user', 403, 403],
] as const)('is the business of %s as the role says', async (role, asking, reading) => {
  const browser = await as(host, role)
  expect((await code(browser)).status).toBe(asking)
  expect((await ask(browser, 'GET', `/api/domain/${id}/log`)).status).toBe(reading)
})

it('is not there for another partner', async () => {
  const stranger = await host.as(host.fixture.theirAdmin, host.fixture.theirs)
  expect((await code(stranger)).status).toBe(404)
  expect((await ask(stranger, 'GET', `/api/domain/${id}/log`)).status).toBe(404)
  expect((await change({ lock: false }, stranger)).status).toBe(404)
})
