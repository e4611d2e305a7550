/** @jest-environment ./test/server/support/environment.cjs */
import sharp from 'sharp'
import { PROVIDER_NAME } from '../../../../demo/pages/provider'
import { outside } from '../../support/domains'
import { Browser } from '../../support/Browser'
import { addWebsite, NOW } from '../../support/fixture'
import { startTestHost, type TestHost } from '../../support/testHost'

let host: TestHost
let reseller: Browser
beforeAll(async () => {
  host = await startTestHost()
  reseller = await host.as(host.fixture.users.admin, host.fixture.ours)
})
afterAll(() => host.close())

interface Client {
  id: number
  status: string
  counts: Record<string, number>
}
const find = async (id: number): Promise<Client | undefined> =>
  ((await (await reseller.get('/api/clients')).json()) as { items: Client[] }).items.find((client) => client.id === id)

let client = 0
let owner: Browser
it('adds a customer whose first admin accepts by mail', async () => {
  const answer = await reseller.send('POST', '/api/clients', {
    company: 'Tidal',
    email: 'owner@tidal.test',
    limits: { websites: 1, staff: 2 },
  })
  expect(answer.status).toBe(200)
  const created = (await answer.json()) as Client
  client = created.id
  expect(created).toMatchObject({ status: 'invited', limits: { websites: 1, staff: 2 }, counts: { staff: 1, websites: 0 } })
  const mail = await host.open.db.selectFrom('outgoing_mails').select('text').executeTakeFirstOrThrow()
  const link = /https:\/\/\S+\/invitation\/\S+/.exec(mail.text)?.[0] ?? ''
  owner = new Browser(host.app)
  expect((await owner.submit(new URL(link).pathname, { forename: 'Tia', surname: 'Dahl', password: 'a quite long sentence' })).status).toBe(
    303,
  )
  expect(await find(client)).toMatchObject({ status: 'active' })
  const { csrf } = (await owner.pageData()) as { csrf: { token: string } }
  owner.token = csrf.token
})

it('says 402 beyond a limit, with the words of the limit', async () => {
  expect((await owner.send('POST', '/api/websites', { title: 'One' })).status).toBe(200)
  const second = await owner.send('POST', '/api/websites', { title: 'Two' })
  expect(second.status).toBe(402)
  expect(await second.text()).toContain('allows 1 website.')
  const people = [1, 2].map((nth) => ({ email: `p${nth}@tidal.test`, role: 'sales' }))
  expect((await owner.send('POST', '/users/invite', { invitations: people })).status).toBe(402)
})

it('says 402 to a domain beyond the limit', async () => {
  const websiteId = await addWebsite(host.open.db, client)
  await reseller.send('POST', `/api/clients/${client}/update`, { limits: { domains: 0 } })
  await outside(owner, 'tidal-shop.example')
  const refused = await owner.send('POST', `/website/${websiteId}/domain/new`, { name: 'tidal-shop.example' })
  expect([refused.status, await refused.text()]).toEqual([402, expect.stringContaining('0 domains')])
  await reseller.send('POST', `/api/clients/${client}/update`, { limits: { domains: null } })
  expect((await owner.send('POST', `/website/${websiteId}/domain/new`, { name: 'tidal-shop.example' })).status).toBe(200)
  await host.open.db.deleteFrom('domains').execute()
  await host.open.db.deleteFrom('websites').where('id', '=', websiteId).execute()
})

it('adds a prospect, invites it later and again, and nobody once somebody works there', async () => {
  const sent = async () =>
    (await host.open.db.selectFrom('outgoing_mails').select('text').where('kind', '=', 'invitation').execute()).length
  const before = await sent()
  const draft = { company: 'Later', email: 'owner@later.test', invite: false, limits: { staff: 1 } }
  const { id, ...prospect } = (await (await reseller.send('POST', '/api/clients', draft)).json()) as Client
  expect(prospect).toMatchObject({ status: 'prospect', counts: { staff: 0 } })
  expect(await sent()).toBe(before)
  const details = { phone: '+49 431 5550 1', country: 'DE' }
  const updated = await (await reseller.send('POST', `/api/clients/${id}/update`, details)).json()
  expect(updated).toMatchObject({ ...details, phone: '+49 431 55501', status: 'prospect' })
  for (const phone of ['call me', '+49 1', '123'])
    expect((await reseller.send('POST', `/api/clients/${id}/update`, { phone })).status).toBe(422)
  const invitation = () => reseller.send('POST', `/api/clients/${id}/invite`)
  expect(await (await invitation()).json()).toMatchObject({ status: 'invited', counts: { staff: 1 } })
  // The link before is dead, and the place that is waited for counts once.
  expect((await invitation()).status).toBe(200)
  expect(await sent()).toBe(before + 2)
  const mails = await host.open.db.selectFrom('outgoing_mails').select('text').orderBy('id', 'desc').limit(2).execute()
  const [link = '', old = ''] = mails.map(({ text }) => /\/invitation\/\S+/.exec(text)?.[0] ?? '')
  const visitor = new Browser(host.app)
  expect((await visitor.open(old)).status).toBe(410)
  expect((await visitor.submit(link, { forename: 'Ada', password: 'a quite long sentence' })).status).toBe(303)
  expect((await invitation()).status).toBe(422)
  const actions = (await (await reseller.get(`/api/clients/${id}`)).json()) as { activity: { action: string }[] }
  expect(actions.activity.map(({ action }) => action)).toEqual(['invited', 'invited', 'changed', 'created'])
  expect((await reseller.send('POST', `/api/clients/${host.fixture.theirs}/invite`)).status).toBe(404)
})

it('keeps nothing of a customer who could not be invited', async () => {
  const count = async () => ((await (await reseller.get('/api/clients')).json()) as { items: Client[] }).items.length
  const before = await count()
  const answer = await reseller.send('POST', '/api/clients', { company: 'Nobody', email: 'owner@nobody.test', limits: { staff: 0 } })
  expect([answer.status, await count()]).toEqual([402, before])
})

it('hands down settings until the customer sets its own', async () => {
  const saved = await reseller.send('POST', '/api/reseller-settings', { upgradeUrl: 'ours.test/plans', color: '#0b6b75' })
  expect(saved.status).toBe(200)
  const account = async () => (await (await owner.get('/api/account')).json()) as { upgradeUrl: string; inherited: string[] }
  expect(await account()).toMatchObject({ upgradeUrl: 'https://ours.test/plans', inherited: ['color', 'upgradeUrl'] })
  expect((await owner.pageData()) as object).toMatchObject({
    config: { upgradeUrl: 'https://ours.test/plans', color: '0b6b75', isResellerCustomer: true },
  })
  for (const [browser, path] of [
    [reseller, '/api/reseller-settings'],
    [owner, '/api/account'],
  ] as const) {
    const refused = await browser.send('POST', path, { upgradeUrl: `https://tidal.test/${'a'.repeat(2_000)}` })
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringMatching(/upgradeUrl.*At most 2000/)])
  }
  await owner.send('POST', '/api/account', { upgradeUrl: 'https://tidal.test/more' })
  expect(await account()).toMatchObject({ upgradeUrl: 'https://tidal.test/more', inherited: ['color'], overridden: ['upgradeUrl'] })
  await owner.send('POST', '/api/account', { upgradeUrl: null })
  expect(await account()).toMatchObject({ upgradeUrl: 'https://ours.test/plans', overridden: [] })
})

it('shows its logo and favicon to its customers, who see no other provider', async () => {
  const picture = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#0b6b75' } })
    .png()
    .toBuffer()
  const logo = `data:image/png;base64,${picture.toString('base64')}`
  expect((await reseller.send('POST', '/api/reseller-settings', { logo, favicon: logo })).status).toBe(200)
  const html = await (await owner.open('/')).text()
  const [, shown = ''] = /<img class="brand__logo" src="([^"]+)"/.exec(html) ?? []
  const [, icon = ''] = /<link rel="icon"[^>]*href="([^"]+)"/.exec(html) ?? []
  for (const path of [shown, icon]) expect((await host.app.request(path)).headers.get('content-type')).toBe('image/png')
  await reseller.send('POST', '/api/reseller-settings', { logo: '', favicon: '' })
  expect(await (await owner.open('/')).text()).not.toContain('brand__logo')
})

it('shows what its customers and their customers see, in their look, with no name of the provider', async () => {
  await reseller.send('POST', '/api/reseller-settings', { color: '0b6b75' })
  const html = await (await reseller.open('/partner-settings/preview')).text()
  expect(html).toContain('"isResellerCustomer":true')
  expect((await reseller.pageData()) as object).toMatchObject({ config: { isResellerCustomer: false } })
  const views = ['overview', 'portal', 'login', 'mail', 'editor']
  expect(html.match(/(?<=<iframe [^>]*src=")[^"]+/g)).toEqual(views.map((view) => `/partner-settings/preview/${view}`))
  for (const view of views) {
    const response = await reseller.open(`/partner-settings/preview/${view}`)
    const page = await response.text()
    const isUnderBrand = page.includes(view === 'mail' ? 'background:#0b6b75' : '/static/brand/0b6b75.css')
    expect([view, isUnderBrand, page.includes('Your customer')]).toEqual([view, true, true])
    expect([view, page.includes(PROVIDER_NAME)]).toEqual([view, false])
    // What would be stopped would be told in the console of whoever looks.
    expect([view, /<script|\son\w+=/.exec(page)]).toEqual([view, null])
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
  }
  const support = await host.as(host.fixture.users.support, host.fixture.ours)
  for (const path of ['/partner-settings/preview', '/partner-settings/preview/login']) expect((await support.open(path)).status).toBe(403)
})

it('lets a reseller look at a customer’s pages with a reason, change nothing, and come back', async () => {
  const looking = await host.as(host.fixture.users.admin, host.fixture.ours)
  expect((await looking.send('POST', `/api/clients/${client}/view`, { reason: ' ' })).status).toBe(422)
  expect((await looking.send('POST', `/api/clients/${client}/view`, { reason: 'Call about the logo' })).status).toBe(200)
  const html = await (await looking.open('/')).text()
  expect(html).toContain('You are looking at Tidal')
  expect((await looking.send('POST', '/api/account', { companyName: 'Mine' })).status).toBe(403)
  expect((await looking.send('POST', '/clients/view/exit')).status).toBe(303)
  expect((await looking.send('POST', '/api/account', { companyName: 'Ours again' })).status).toBe(200)
  const log = await host.open.db.selectFrom('audit_log').select('partner_id').where('action', '=', 'client.viewed').execute()
  expect(log.map(({ partner_id }) => partner_id).toSorted()).toEqual([host.fixture.ours, client].toSorted())
})

it('ends the look after half an hour by itself', async () => {
  const looking = await host.as(host.fixture.users.admin, host.fixture.ours)
  await looking.send('POST', `/api/clients/${client}/view`, { reason: 'Just a look' })
  await host.setClock(31 * 60_000)
  expect(await (await looking.open('/')).text()).not.toContain('You are looking at')
  await host.setClock(0)
})

it('lets nobody of a suspended customer in, and all of them again later', async () => {
  const set = (status: string) => reseller.send('POST', `/api/clients/${client}/update`, { status })
  expect((await set('suspended')).status).toBe(200)
  expect((await owner.get('/api/profileData')).status).toBe(401)
  const visitor = new Browser(host.app)
  const entered = (password: string) => visitor.submit('/login', { email: 'owner@tidal.test', password })
  expect(await (await entered('a quite long sentence')).text()).toContain('Ours again has suspended your access')
  expect(await (await entered('a wrong sentence')).text()).toContain('E-mail address or password is wrong.')
  // The same on a page that was open when it happened.
  const again = await visitor.send('POST', '/session', { email: 'owner@tidal.test', password: 'a quite long sentence', partnerId: null })
  expect([again.status, await again.json()]).toMatchObject([
    422,
    { errors: [{ name: 'password', message: expect.stringContaining('Ours again has suspended your access') }] },
  ])
  await set('active')
  expect((await owner.get('/api/profileData')).status).toBe(200)
})

it('deletes only customers without websites, and knows only its own', async () => {
  expect((await reseller.send('DELETE', `/api/clients/${client}`)).status).toBe(422)
  const empty = (await (await reseller.send('POST', '/api/clients', { company: 'Empty', email: 'x@empty.test' })).json()) as Client
  expect((await reseller.send('DELETE', `/api/clients/${empty.id}`)).status).toBe(204)
  const held = (await (await reseller.send('POST', '/api/clients', { company: 'Held', email: 'x@held.test' })).json()) as Client
  const parts = { redirect: 'null', transfer: 'null', dns_check: 'null', ssl: 'null' }
  const domain = { name: 'held.example', unicode_name: 'held.example', ...parts }
  await host.open.db
    .insertInto('domains')
    .values({ ...domain, partner_id: held.id, website_id: null, created_at: NOW, updated_at: NOW })
    .execute()
  expect((await reseller.send('DELETE', `/api/clients/${held.id}`)).status).toBe(422)
  await addWebsite(host.open.db, host.fixture.theirs)
  expect((await reseller.send('POST', `/api/clients/${host.fixture.theirs}/view`, { reason: 'Curious' })).status).toBe(404)
  const manager = await host.as(host.fixture.users.manager, host.fixture.ours)
  expect((await manager.get('/api/clients')).status).toBe(200)
  expect((await manager.send('POST', `/api/clients/${client}/view`, { reason: 'Curious' })).status).toBe(403)
})
