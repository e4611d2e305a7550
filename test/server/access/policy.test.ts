/** @jest-environment ./test/server/support/environment.cjs */
import {
  api_partner_tags,
  api_website_customer,
  partner_goals,
  partner_tools_mail_transfer,
  partner_website_delete,
  partner_website_domain_new,
  partner_website_note,
} from '../../../src/contract/server'
import { createApp } from '../../../demo/createApp'
import { serve } from '../../../demo/kernel/serve'
import { Browser } from '../support/Browser'
import { addWebsite, type RoleName } from '../support/fixture'
import { startTestHost, type TestHost } from '../support/testHost'

const plain = async () => new Response('done')

/** Handlers that do nothing, to see who gets through to them. */
const served = [
  serve(partner_tools_mail_transfer, plain),
  serve(partner_website_note, plain),
  serve(partner_website_delete, plain),
  serve(partner_website_domain_new, plain),
  serve(api_website_customer, plain),
  serve({ ...api_partner_tags, name: 'route_without_a_rule' }, plain),
  // A goal that is a text: what a handler of ours gets wrong.
  serve(partner_goals, async () => ({ result: { hasInvitedUser: 'yes' } }) as never),
]

let host: TestHost
let website: number
let foreign: number
beforeAll(async () => {
  host = await startTestHost()
  website = await addWebsite(host.open.db, host.fixture.ours, { assigned_to: host.fixture.users.sales })
  foreign = await addWebsite(host.open.db, host.fixture.theirs)
})
afterAll(() => host.close())

async function statusFor(role: RoleName, path: string, method = 'GET', body?: unknown): Promise<number> {
  const browser = await host.as(host.fixture.users[role], host.fixture.ours)
  const here = new Browser(createApp(host.services, served))
  Object.assign(here, { cookie: browser.cookie, token: browser.token })
  return (await here.send(method, path, body)).status
}

it('lets those through who have the right, everywhere or on their own websites', async () => {
  expect(await statusFor('admin', `/website/${website}/note`)).toBe(200)
  expect(await statusFor('sales', `/website/${website}/note`)).toBe(200)
})

it('says 404 for a website out of scope, of another partner, in the bin and not there, whatever the right', async () => {
  const binned = await addWebsite(host.open.db, host.fixture.ours, { deleted_at: new Date() })
  for (const [role, id] of [
    ['editor', website],
    ['admin', foreign],
    ['admin', binned],
    ['admin', 2_000_000_000],
    ['user', website],
  ] as const) {
    expect([role, await statusFor(role, `/website/${id}/note`)]).toEqual([role, 404])
    expect([role, await statusFor(role, `/website/${id}/delete`, 'DELETE')]).toEqual([role, 404])
  }
})

it('says 403 for a website within scope when the right is missing', async () => {
  expect(await statusFor('sales', `/website/${website}/delete`, 'DELETE')).toBe(403)
  expect(await statusFor('design', `/website/${website}/delete`, 'DELETE')).toBe(403)
  expect(await statusFor('manager', `/website/${website}/delete`, 'DELETE')).toBe(200)
})

it('decides before it looks at the body', async () => {
  expect(await statusFor('sales', `/website/${website}/domain/new`, 'POST', { wrong: true })).toBe(403)
  expect(await statusFor('admin', `/website/${website}/domain/new`, 'POST', 'wrong')).toBe(422)
})

it('says 402 when the plan lacks the function, 403 when the person lacks the right', async () => {
  expect(await statusFor('sales', '/tools/mailtransfer')).toBe(403)
  expect(await statusFor('admin', '/tools/mailtransfer')).toBe(200)
  await host.open.db.updateTable('partners').set({ flags: '{}' }).execute()
  expect(await statusFor('admin', '/tools/mailtransfer')).toBe(402)
})

it('refuses ids that no database holds', async () => {
  expect(await statusFor('admin', '/website/2147483648/note')).toBe(404)
})

it('closes a route without a rule', async () => {
  expect(await statusFor('admin', '/api/tags')).toBe(403)
})

it('never sends an answer that breaks the contract', async () => {
  host.lines.length = 0
  expect(await statusFor('admin', '/goals')).toBe(500)
  expect(host.lines.at(-1)?.error).toContain('partner_goals broke the contract')
})
