/** @jest-environment ./test/server/support/environment.cjs */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DAY_MS } from '../../../../src/model'
import { composeMail } from '../../../../demo/outbox/mail/composeMail'
import { runDueWork } from '../../../../demo/dueWork'
import { methodsOf, pathTemplate } from '../../../../demo/kernel/routePath'
import { servedRoutes } from '../../../../demo/createApp'
import { createPortalLink } from '../../../../demo/features/portal/portalLinks'
import { PROVIDER_NAME } from '../../../../demo/pages/provider'
import { switchOff } from '../../../../demo/outbox/webhooks/switchOff'
import { outside, OWNER } from '../../support/domains'
import { Browser } from '../../support/Browser'
import { addWebsite, NOW } from '../../support/fixture'
import { portalTokenOf } from '../../support/portal'
import { startTestHost, type TestHost } from '../../support/testHost'

const CUSTOMER = JSON.stringify({ forename: 'Ada', surname: 'Kunde', email: 'ada@customer.test', contactEmail: 'ada@customer.test' })

let host: TestHost
let admin: Browser
let website = 0
beforeAll(async () => {
  host = await startTestHost()
  admin = await host.as(host.fixture.users.admin, host.fixture.ours)
  website = await addWebsite(host.open.db, host.fixture.ours, { id: 1, customer: CUSTOMER, status: 'creation_customer' })
  await admin.send('POST', '/api/account', { companyName: 'Ours', email: 'hello@ours.test', color: '0b6b75' })
})
afterAll(() => host.close())

const names = (text: string) => text.toLowerCase().includes(PROVIDER_NAME.toLowerCase())

/** A domain that ends in a week, and whose owner has to confirm their data. */
async function expiringDomain(): Promise<void> {
  await outside(admin, 'ours-shop.example')
  await admin.send('POST', `/website/${website}/domain/new`, { name: 'ours-shop.example' })
  await host.open.db
    .updateTable('domains')
    .set({ expires_at: new Date(NOW.getTime() + 6.5 * DAY_MS), auto_renew: false, registrar: 'own', owner_state: 'unverified' })
    .execute()
  await admin.send('PATCH', `/api/website/${website}/ownerData`, OWNER)
}

/** Every page that the host renders, of all areas, with the one website that there is. */
const pages = () =>
  servedRoutes().filter(
    (route) => route.answer === 'page' && methodsOf(route)[0] === 'GET' && !route.name.endsWith('_logout') && route.host !== 'customer',
  )
const pathOf = (template: string) => template.replaceAll(/\{\w+\}/g, String(website))

it('has the provider’s name in one place, and knows it only on pages that are the provider’s own', () => {
  const files = readdirSync('demo', { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:ts|njk|json|js|css|svg)$/.test(file))
  const holding = (text: string) => files.filter((file) => readFileSync(path.join('demo', file), 'utf8').includes(text)).toSorted()
  expect(files.length).toBeGreaterThan(500)
  expect(holding(PROVIDER_NAME)).toEqual(['pages/provider.ts'])
  expect(holding('PROVIDER_NAME')).toEqual([
    'features/offers/answerOffer.ts',
    'features/signIn/login.ts',
    'features/signIn/routes.ts',
    'features/signIn/secondStepPage.ts',
    'features/subscription/routes.ts',
    'pages/provider.ts',
  ])
})

it('says the provider’s name on no page, wherever in the product it is', async () => {
  const found = []
  for (const route of pages()) {
    const answer = await admin.open(pathOf(pathTemplate(route)))
    if (names(await answer.text())) found.push([route.name, answer.status])
  }
  expect(pages().length).toBeGreaterThan(40)
  expect(found).toEqual([])
})

it('says it in no answer that a program reads, and in no header', async () => {
  const asked = servedRoutes().filter((route) => route.answer !== 'page' && route.answer !== 'events' && methodsOf(route)[0] === 'GET')
  const found = []
  for (const route of asked) {
    const answer = await admin.get(pathOf(pathTemplate(route)))
    const headers = [...answer.headers].flat().join(' ')
    if (names(headers) || names(await answer.text())) found.push([route.name, answer.status])
  }
  expect(asked.length).toBeGreaterThan(60)
  expect(found).toEqual([])
})

it('says it on no page of the customer area, and in no refusal there', async () => {
  const customer = new Browser(host.app)
  await customer.open(await createPortalLink(host.open.db, { websiteId: website, userId: null, now: NOW }))
  const area = servedRoutes().filter((route) => route.host === 'customer' && route.answer === 'page' && methodsOf(route)[0] === 'GET')
  const found = []
  const shown = new Set<string>()
  // Which pages are open depends on how far the website is.
  for (const status of ['lead_interest', 'preparation', 'creation_customer', 'done'] as const) {
    await host.open.db.updateTable('websites').set({ status }).where('id', '=', website).execute()
    for (const route of area) {
      const answer = await customer.open(pathOf(pathTemplate(route)))
      const html = await answer.text()
      if (answer.status === 200 && html.includes('Ours')) shown.add(route.name)
      if (names(html)) found.push([status, route.name, answer.status])
    }
  }
  expect(found).toEqual([])
  // All but the file that there is not.
  expect(shown.size).toBe(area.length - 1)
})

it('says it in no mail of any kind, header or text', async () => {
  const { db } = host.open
  await admin.send('POST', '/users/invite', { invitations: [{ email: 'new@elsewhere.test', role: 'sales' }] })
  await new Browser(host.app).submit('/my/access', { email: 'ada@customer.test' })
  await admin.send('POST', `/website/${website}/log/message`, { category: 'message_to', subject: 'Hello', message: 'Here it is' })
  await expiringDomain()
  await runDueWork(host.services)
  const hook = await db
    .insertInto('webhooks')
    .values({
      ...{ partner_id: host.fixture.ours, name: 'Books', url: 'https://books.test/hook', events: ['test'], failing_since: NOW },
      ...{ secret_sealed: 'x', secret_hint: 'x', previous_sealed: null, previous_until: null, created_at: NOW },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await db.transaction().execute((transaction) => switchOff(host.services, transaction, hook))

  const mails = await db.selectFrom('outgoing_mails').selectAll().orderBy('id').execute()
  expect(mails.map(({ subject }) => subject)).toHaveLength(6)
  const sender = { from: 'mail@ours.test', replyTo: 'inbox@ours.test', bounces: 'bounce@ours.test' }
  for (const mail of mails)
    expect([mail.subject, names(JSON.stringify(composeMail(mail, sender, { attachments: [], recipients: [] })))]).toEqual([
      mail.subject,
      false,
    ])
  expect(new Set(mails.map(({ from_name }) => from_name))).toEqual(new Set(['Ours', 'admin Tester']))
})

it('says it on no page that a link of a mail leads to, also when the link is no longer good', async () => {
  const { db } = host.open
  // What was mailed before.
  const mails = await db.selectFrom('outgoing_mails').select('text').execute()
  const linkTo = (page: string) => mails.map(({ text }) => new RegExp(`${page}[\\w-]+`).exec(text)?.[0]).find(Boolean) ?? page
  const entrance = await createPortalLink(db, { websiteId: website, userId: null, now: NOW })
  const entered = new Browser(host.app)
  await entered.open(entrance)
  entered.portalToken = await portalTokenOf(host.open, entered)
  const look = async (answer: Promise<Response> | Response) => {
    const { status, html } = { status: (await answer).status, html: await (await answer).text() }
    return [status, html.includes('Ours'), names(html)]
  }
  const stranger = new Browser(host.app)
  expect(await look(stranger.open(linkTo('/domain-owner/')))).toEqual([200, true, false])
  expect(await look(stranger.open(linkTo('/invitation/')))).toEqual([200, true, false])
  expect(await look(entered.submit('/my/leave', { _csrf: entered.portalToken }))).toEqual([200, true, false])
  await db.updateTable('staff_invitations').set({ status: 'revoked' }).execute()
  await db.updateTable('portal_links').set({ revoked_at: NOW }).execute()
  expect(await look(stranger.open(linkTo('/invitation/')))).toEqual([410, true, false])
  expect(await look(stranger.open(entrance))).toEqual([404, true, false])
})
