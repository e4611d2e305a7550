/** @jest-environment ./test/server/support/environment.cjs */
import { strFromU8, unzipSync } from 'fflate'
import type { Browser } from '../../support/Browser'
import { addWebsite, NOW } from '../../support/fixture'
import { startTestHost, type TestHost } from '../../support/testHost'

let host: TestHost
let admin: Browser
beforeAll(async () => {
  host = await startTestHost()
  admin = await host.as(host.fixture.users.admin, host.fixture.ours)
})
afterAll(() => host.close())

interface Subscription {
  plan: { id: string } | null
  status: string
  renewalDate: string | null
  endsAt: string | null
  nextInvoice: object | null
  usage: { websites: number; staff: number }
  contact: { name: string } | null
  plans: { id: string; price: { amount: number } }[]
}
const load = async (browser = admin): Promise<Subscription> => (await browser.get('/api/subscription')).json()
const choose = (plan: string) => admin.send('POST', '/api/subscription/plan', { plan })

it('has no plan at first, and counts what is used', async () => {
  await addWebsite(host.open.db, host.fixture.ours)
  // One person per role, and one who works for two partners.
  expect(await load()).toMatchObject({ plan: null, status: 'inactive', usage: { websites: 1, staff: 8 }, contact: null })
})

it('refuses a plan that is too small, and says by how much before anything is changed', async () => {
  const preview = (await (await admin.get('/api/subscription/preview/starter')).json()) as { blockers: unknown[] }
  expect(preview.blockers).toEqual([{ name: 'staff', used: 8, max: 5 }])
  const refused = await choose('starter')
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('You have 8 people, the plan allows 5.')])
  expect((await choose('golden')).status).toBe(404)
  expect((await load()).plan).toBeNull()
})

it('changes the plan, and ends it at the renewal until somebody thinks otherwise', async () => {
  expect((await choose('studio')).status).toBe(200)
  const { renewalDate, ...chosen } = await load()
  expect(chosen).toMatchObject({ plan: { id: 'studio' }, status: 'active', endsAt: null })
  expect(renewalDate).toBe('2026-12-21')
  expect(chosen.nextInvoice).toEqual({ amount: 4_900, currency: 'EUR', date: renewalDate })
  await admin.send('POST', '/api/subscription/exit')
  expect(await load()).toMatchObject({ status: 'cancelled', renewalDate: null, nextInvoice: null, endsAt: renewalDate })
  await admin.send('POST', '/api/subscription/resume')
  expect(await load()).toMatchObject({ status: 'active', renewalDate, endsAt: null })
})

it('asks for the days until the renewal, counted by the calendar of the team', async () => {
  const due = async () => ((await (await admin.get('/api/subscription/preview/agency')).json()) as { due: { amount: number } }).due.amount
  const agency = (await load()).plans.find(({ id }) => id === 'agency')?.price.amount ?? 0
  const perDay = (agency - 4_900) / 30
  // In Berlin it is the 6th for an hour before it is in UTC.
  await host.setClock(Date.parse('2026-12-05T22:59:00Z') - NOW.getTime())
  admin = await host.as(host.fixture.users.admin, host.fixture.ours)
  expect(await due()).toBe(Math.round(perDay * 16))
  await host.setClock(Date.parse('2026-12-05T23:01:00Z') - NOW.getTime())
  expect(await due()).toBe(Math.round(perDay * 15))
  await host.setClock(0)
  admin = await host.as(host.fixture.users.admin, host.fixture.ours)
})

it('answers 402 to more people than the plan allows, and invites nobody', async () => {
  const invitations = Array.from({ length: 8 }, (_, nth) => ({ email: `new${nth}@ours.test`, role: 'sales' }))
  const answer = await admin.send('POST', '/users/invite', { invitations })
  expect([answer.status, await answer.text()]).toEqual([402, expect.stringContaining('15 people')])
  expect((await load()).usage.staff).toBe(8)
  expect((await admin.send('POST', '/register/sendinvitations', { invitations })).status).toBe(402)
  expect((await admin.send('POST', '/users/invite', { invitations: invitations.slice(0, 7) })).status).toBe(200)
})

it('answers 402 to bringing back a colleague when the team has filled up meanwhile', async () => {
  const { editor } = host.fixture.users
  const bringBack = () => admin.send('POST', `/api/users/${editor}/update`, { active: true })
  expect((await admin.send('POST', `/api/users/${editor}/remove`, {})).status).toBe(204)
  expect((await admin.send('POST', '/users/invite', { invitations: [{ email: 'instead@ours.test', role: 'sales' }] })).status).toBe(200)
  const refused = await bringBack()
  expect([refused.status, await refused.text()]).toEqual([402, expect.stringContaining('15 people')])
  expect((await load()).usage.staff).toBe(15)
  expect((await admin.send('POST', '/api/subscription/plan', { plan: 'agency' })).status).toBe(200)
  expect((await bringBack()).status).toBe(200)
  expect((await load()).usage.staff).toBe(16)
})

it('tells customers of a reseller whom to ask, and nothing of what anybody else sells', async () => {
  const { ours, theirs, theirAdmin } = host.fixture
  await admin.send('POST', '/api/account', { email: 'plans@ours.test' })
  await host.open.db.updateTable('partners').set({ parent_id: ours }).where('id', '=', theirs).execute()
  const customer = await host.as(theirAdmin, theirs)
  const { contact, ...rest } = (await load(customer)) as Subscription & { plans: object[]; invoices: object[] }
  expect(contact).toEqual({ name: 'Ours', email: 'plans@ours.test' })
  expect(rest).toMatchObject({ plan: null, plans: [], invoices: [], nextInvoice: null })
  expect((await customer.get('/api/subscription/preview/studio')).status).toBe(403)
  expect((await customer.send('POST', '/api/subscription/plan', { plan: 'studio' })).status).toBe(403)
  await host.open.db.updateTable('partners').set({ parent_id: null }).where('id', '=', theirs).execute()
})

it('is the business of admins alone', async () => {
  const manager = await host.as(host.fixture.users.manager, host.fixture.ours)
  expect((await manager.get('/api/subscription')).status).toBe(403)
  expect((await manager.send('POST', '/api/subscription/plan', { plan: 'agency' })).status).toBe(403)
})

it('hands out everything before the end, without secrets and without what belongs to others', async () => {
  const { db } = host.open
  const website = await addWebsite(db, host.fixture.ours, { title: 'Bakery' })
  const other = await addWebsite(db, host.fixture.theirs)
  for (const [partner_id, name] of [
    [host.fixture.ours, 'bakery.example'],
    [host.fixture.theirs, 'theirs.example'],
  ] as const) {
    const states = { redirect: 'null', transfer: 'null', dns_check: 'null', ssl: 'null' }
    const domain = { partner_id, name, unicode_name: name, ...states, created_at: NOW, updated_at: NOW }
    const { id } = await db.insertInto('domains').values(domain).returning('id').executeTakeFirstOrThrow()
    await db.insertInto('mailboxes').values({ domain_id: id, name: 'info', password_hash: 'x', created_at: NOW }).execute()
  }
  const answer = await admin.get('/subscription/export')
  expect(answer.headers.get('content-type')).toBe('application/zip')
  const parts = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const json = (path: string) => JSON.parse(strFromU8(parts[path] ?? new Uint8Array())) as Record<string, unknown>
  expect(Object.keys(parts)).toEqual(
    expect.arrayContaining(['settings.json', 'people.json', 'tags.json', 'templates.json', 'domains.json', `websites/${website}.json`]),
  )
  expect(json(`websites/${website}.json`)).toMatchObject({ website: { title: 'Bakery' }, todos: [], log: expect.any(Array) })
  expect(parts).not.toHaveProperty([`websites/${other}.json`])
  expect(json('mailboxes.json')).toEqual([expect.objectContaining({ address: 'info@bakery.example' })])
  const all = Object.values(parts)
    .map((part) => strFromU8(part))
    .join()
  expect(all).not.toMatch(/password_hash|token_hash|sealed|transfer_code/)
  const manager = await host.as(host.fixture.users.manager, host.fixture.ours)
  expect((await manager.get('/subscription/export')).status).toBe(403)
})
