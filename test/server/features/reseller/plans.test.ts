/** @jest-environment ./test/server/support/environment.cjs */
import type { Browser } from '../../support/Browser'
import { addWebsite, NOW } from '../../support/fixture'
import { startTestHost, type TestHost } from '../../support/testHost'
import { as, ask } from '../../support/ask'

let host: TestHost
let reseller: Browser
beforeAll(async () => {
  host = await startTestHost()
  reseller = await as(host, 'admin')
})
afterAll(() => host.close())

const NONE = { canWhitelabel: false, canUseTools: false, canUseWebhooks: false }
const draft = (values: object = {}) => ({
  name: 'Basic',
  price: { amount: 2_900, currency: 'EUR' },
  interval: 'month',
  limits: { websites: 1, domains: null, staff: 3, mailboxes: 7 },
  flags: NONE,
  ...values,
})
const save = (values: object, id?: number, browser = reseller) =>
  ask(browser, 'POST', id === undefined ? '/api/reseller-plans' : `/api/reseller-plans/${id}`, draft(values))
const client = (id: number, change: object) => ask(reseller, 'POST', `/api/clients/${id}/update`, change)

async function addClient(company: string, values: object = {}): Promise<number> {
  const { body } = await ask(reseller, 'POST', '/api/clients', { company, email: 'owner@client.test', invite: false, ...values })
  return body.id
}

it('sells plans of its own, whose limits and extras its customers have', async () => {
  const { status, body: basic } = await save({})
  expect([status, basic]).toMatchObject([200, { ...draft(), limits: { websites: 1, staff: 3, mailboxes: 7 }, customers: 0 }])
  const id = await addClient('Tidal', { plan: basic.id })
  expect((await client(id, { note: 'Kept' })).body).toMatchObject({ plan: { id: basic.id, customers: 1 }, limits: {}, flags: NONE })
  await addWebsite(host.open.db, id)
  const { limitProblem } = await import('../../../../demo/access/checkLimit')
  const problem = () => limitProblem(host.open.db, id, 'websites')
  expect(await problem()).toMatchObject({ status: 402, values: { max: 1 } })
  // A limit of the customer's own comes before that of the plan.
  expect((await client(id, { limits: { websites: 2 } })).body.limits).toEqual({ websites: 2 })
  expect(await problem()).toBeNull()
  await client(id, { limits: { websites: null } })
  // Whoever has the plan has it as it is now.
  await save({ limits: { websites: 5 }, flags: { ...NONE, canUseTools: true } }, basic.id)
  expect(await problem()).toBeNull()
  const changed = (await client(id, { flags: NONE })).body
  expect(changed).toMatchObject({ plan: { limits: { websites: 5 } }, flags: { ...NONE, canUseTools: true } })
  expect((await client(id, { plan: null, flags: NONE })).body).toMatchObject({ plan: null, flags: NONE })
})

it('shows customers what they have of their reseller, and nothing of the rest', async () => {
  const plan = (await save({ name: 'Plus', interval: 'year', price: { amount: 79_000, currency: 'CHF' } })).body
  const id = await addClient('Harbour', { plan: plan.id, limits: { staff: 9 } })
  const owner = await host.as(host.fixture.users.admin, host.fixture.ours)
  await host.open.db
    .insertInto('memberships')
    .values({ user_id: host.fixture.users.admin, partner_id: id, roles: ['admin'], active: true, created_at: NOW })
    .execute()
  await host.open.db.updateTable('sessions').set({ partner_id: id }).where('user_id', '=', host.fixture.users.admin).execute()
  const { body } = await ask(owner, 'GET', '/api/subscription')
  expect(body).toMatchObject({
    plan: { name: 'Plus', interval: 'year', price: { amount: 79_000, currency: 'CHF' }, limits: { websites: 1, staff: 9 } },
    usage: { websites: 0, domains: 0, staff: 1 },
    ...{ plans: [], invoices: [], contact: { name: expect.any(String) } },
  })
  expect((await ask(owner, 'GET', '/api/reseller-plans')).status).toBe(402)
  reseller = await as(host, 'admin')
})

it('refuses two plans of one name, wrong numbers, and to delete what customers have', async () => {
  const plan = (await save({ name: 'Third' })).body
  expect(await save({ name: 'third' })).toMatchObject({ status: 422, body: { errors: [{ name: 'name' }] } })
  expect((await save({ name: 'Third', price: { amount: 0, currency: 'EUR' } }, plan.id)).body.price.amount).toBe(0)
  for (const wrong of [{ name: ' ' }, { price: { amount: -1, currency: 'EUR' } }, { price: { amount: 1.5, currency: 'EUR' } }])
    expect((await save({ name: 'Fourth', ...wrong })).status).toBe(422)
  const id = await addClient('Quay', { plan: plan.id })
  const remove = () => ask(reseller, 'DELETE', `/api/reseller-plans/${plan.id}`)
  expect(await remove()).toMatchObject({ status: 422, body: { errors: [{ message: expect.stringContaining('1 customer has') }] } })
  await client(id, { plan: null })
  expect((await remove()).status).toBe(204)
  expect((await ask(reseller, 'GET', '/api/reseller-plans')).body.items.map(({ name }: { name: string }) => name)).toEqual([
    'Basic',
    'Plus',
  ])
})

it('lets only admins change plans, and nobody touch those of another reseller', async () => {
  const plan = (await save({ name: 'Guarded' })).body
  for (const [role, reads] of [
    ['manager', 200],
    ['support', 403],
    ['design', 403],
    ['editor', 403],
    ['sales', 403],
  ] as const) {
    const browser = await as(host, role)
    expect([role, (await ask(browser, 'GET', '/api/reseller-plans')).status]).toEqual([role, reads])
    expect((await save({ name: 'Mine' }, undefined, browser)).status).toBe(403)
    expect((await save({ name: 'Mine' }, plan.id, browser)).status).toBe(403)
    expect((await ask(browser, 'DELETE', `/api/reseller-plans/${plan.id}`)).status).toBe(403)
  }
  const { id } = await host.open.db
    .insertInto('reseller_plans')
    .values({
      ...{ partner_id: host.fixture.theirs, name: 'Theirs', amount: 1, currency: 'EUR', interval: 'month' },
      limits: '{}',
      flags: '{}',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect((await save({ name: 'Stolen' }, id)).status).toBe(404)
  expect((await ask(reseller, 'DELETE', `/api/reseller-plans/${id}`)).status).toBe(404)
  expect((await ask(reseller, 'POST', '/api/clients', { company: 'X', email: 'x@x.test', invite: false, plan: id })).status).toBe(404)
})
