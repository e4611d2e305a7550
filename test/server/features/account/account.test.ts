/** @jest-environment ./test/server/support/environment.cjs */
import { createServer } from 'node:net'
import sharp from 'sharp'
import * as v from 'valibot'
import { PartnerSettings } from '../../../../src/contract'
import { OWN_PORTAL_HOST, STATUSES, VALIDATION_FLAGS } from '../../../../src/model'
import { addWebsite } from '../../support/fixture'
import type { Browser } from '../../support/Browser'
import { startTestHost, type TestHost } from '../../support/testHost'

let host: TestHost
let admin: Browser
beforeAll(async () => {
  host = await startTestHost()
  admin = await host.as(host.fixture.users.admin, host.fixture.ours)
})
afterAll(() => host.close())

/** Where machines of that kind are asked. */
const PLESK_PORT = 8443

type Account = Record<string, unknown> & { version: number }
const load = async (browser = admin): Promise<Account> => (await browser.get('/api/account')).json()
const save = (change: object, browser = admin) => browser.send('POST', '/api/account', change)

it('has the defaults of the specification before anything was saved', async () => {
  const account = v.parse(PartnerSettings, await load())
  const on = ['preparation', 'creation', 'creation_customer', 'done']
  expect(account).toMatchObject({
    ...{ companyName: 'Ours', email: '', language: 'en', signature: '', sniffingEnabled: true, todosForStatusMap: {} },
    ...{ logo: null, favicon: null, editorLogoDark: null, editorLogoLight: null, color: null, domain: null },
    ...{ upgradeUrl: null, domainRegisterUrl: null, privacyPolicyUrl: null, termsOfServiceUrl: null },
    ...{ customPartnerHead: '', customMyHead: '', webhooks: [], hostingNodes: [] },
    mailer: { host: '', user: '', hasPassword: false },
    inbox: expect.stringContaining('@'),
  })
  expect(account.statusSettings).toEqual(Object.fromEntries(STATUSES.map((status) => [status, on.includes(status)])))
  expect(account.validationSettings).toEqual(Object.fromEntries(VALIDATION_FLAGS.map((flag) => [flag, false])))
})

it('names the plan of the partner, its inbox and where its pages are without a domain', async () => {
  const nothing = v.parse(PartnerSettings, await load())
  expect(nothing).toMatchObject({ partnerSubscription: null, baseHost: OWN_PORTAL_HOST, inbox: expect.stringContaining('@') })
  const { db } = host.open
  const plan = {
    partner_id: host.fixture.ours,
    plan: 'studio',
    start_date: '2026-01-01',
    renewal_date: '2027-01-01',
    payment: 'paid' as const,
  }
  await db.insertInto('partner_subscriptions').values(plan).execute()
  expect(await load()).toMatchObject({ partnerSubscription: { plan: 'Studio', renewalDate: '2027-01-01', endsAt: null } })
  await db.deleteFrom('partner_subscriptions').execute()
})

it('saves what it is given and leaves the rest', async () => {
  const answer = await save({
    companyName: 'Studio North',
    privacyPolicyUrl: 'north.example/privacy',
    color: '#0b7',
    statusSettings: { change: true },
    validationSettings: { validateAssignment: true },
    todosForStatusMap: { creation: ['One', ' ', 'Two '] },
    features: { suggestDesignerForChangeRequest: false },
  })
  expect(answer.status).toBe(200)
  expect(await load()).toMatchObject({
    companyName: 'Studio North',
    privacyPolicyUrl: 'https://north.example/privacy',
    color: '00bb77',
    statusSettings: { change: true, preparation: true },
    validationSettings: { validateAssignment: true, validateStatus: false },
    todosForStatusMap: { creation: ['One', 'Two'] },
  })
  const { config } = (await admin.pageData()) as { config: Record<string, unknown> }
  expect(config).toMatchObject({ color: '00bb77', isUserSuggestEnabled: false })
  expect(config['websiteStatuses']).toContain('change')
})

it.each([
  [{ email: 'nobody' }, 'email'],
  [{ color: 'red' }, 'color'],
  [{ domain: 'https://x' }, 'domain'],
  [{ upgradeUrl: 'java script' }, 'upgradeUrl'],
  [{ customMyHead: '<script>alert(1)</script>' }, 'customMyHead'],
  [{ customPartnerHead: '<link rel="stylesheet" href="https://evil.example/a.css">' }, 'customPartnerHead'],
  [{ statusSettings: { preparation: false } }, 'statusSettings.preparation'],
  [{ mailer: { host: 'a b' } }, 'mailer.host'],
  [{ responseTargetHours: 0 }, 'responseTargetHours'],
  [{ responseLimitHours: 1.5 }, 'responseLimitHours'],
  [{ responseTargetHours: 8, responseLimitHours: 7 }, 'responseLimitHours'],
  [{ responseTargetHours: 25 }, 'responseLimitHours'],
  [{ responseLimitHours: 3 }, 'responseLimitHours'],
  [{ personLimit: 0 }, 'personLimit'],
  [{ statusAgeDays: 366 }, 'statusAgeDays'],
  [{ sendUndoSeconds: 31 }, 'sendUndoSeconds'],
  [{ sendUndoSeconds: -1 }, 'sendUndoSeconds'],
  [{ sendUndoSeconds: 2.5 }, 'sendUndoSeconds'],
  [{ mailer: { host: '127.0.0.1' }, email: 'us@ours.test' }, 'mailer.host'],
  [{ logo: 'data:image/png;base64,AAAA' }, 'logo'],
])('refuses %j and names the field', async (change, name) => {
  const answer = await save(change)
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ errors: [{ name }] })
})

it('does not switch off a status with websites in it', async () => {
  await addWebsite(host.open.db, host.fixture.ours, { status: 'change' })
  expect((await save({ statusSettings: { change: false } })).status).toBe(422)
})

it('refuses a change that was made on older settings and answers with the newest', async () => {
  const { version } = await load()
  const answer = await save({ signature: 'late', version: version - 1 })
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({ version, companyName: 'Studio North' })
})

it('shows the logo to everybody, and nothing else by that address', async () => {
  const png = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#0852ed' } })
    .png()
    .toBuffer()
  await save({ logo: `data:image/png;base64,${png.toString('base64')}` })
  const { logo } = await load()
  const shown = await host.app.request(`http://host.test${String(logo)}`, { headers: { host: 'host.test' } })
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect((await host.app.request(`http://host.test/static/brand/${'0'.repeat(64)}.png`)).status).toBe(404)
})

it('keeps the password of the mail server to itself', async () => {
  expect((await save({ mailer: { host: 'smtp.example' } })).status).toBe(422)
  await save({
    email: 'studio@north.example',
    mailer: { host: 'smtp.example', port: 587, encryption: 'starttls', user: 'ada', password: 'very secret' },
  })
  expect(JSON.stringify(await load())).not.toContain('very secret')
  expect(await load()).toMatchObject({ mailer: { host: 'smtp.example', hasPassword: true } })
  const stored = await host.open.db.selectFrom('mail_accounts').selectAll().executeTakeFirstOrThrow()
  expect(stored.sealed_password).not.toContain('very secret')
  expect(await (await admin.get('/api/account/changes')).text()).not.toContain('very secret')
})

it('takes the usual port of the encryption when the port is emptied', async () => {
  for (const [port, encryption, expected] of [
    [2525, 'starttls', 2525],
    [null, 'starttls', 587],
    [null, 'tls', 465],
  ] as const) {
    await save({ email: 'studio@north.example', mailer: { host: 'smtp.example', port, encryption } })
    expect(await load()).toMatchObject({ mailer: { port: expected } })
  }
})

it('lets a manager change the workflow and nothing else, and others not even look', async () => {
  const manager = await host.as(host.fixture.users.manager, host.fixture.ours)
  expect((await save({ validationSettings: { validateStaff: true } }, manager)).status).toBe(200)
  expect((await save({ companyName: 'Mine' }, manager)).status).toBe(403)
  const support = await host.as(host.fixture.users.support, host.fixture.ours)
  expect((await support.get('/api/account')).status).toBe(403)
})

it('says 402 for what the plan does not include', async () => {
  await host.open.db.updateTable('partners').set({ flags: '{}' }).where('id', '=', host.fixture.ours).execute()
  expect((await save({ color: '123456' })).status).toBe(402)
  expect((await save({ companyName: 'Still fine' })).status).toBe(200)
})

it('finds in real moves what a rule would have stopped', async () => {
  const { db } = host.open
  const website = await addWebsite(db, host.fixture.ours, { status: 'creation', assigned_to: null })
  const move = {
    website_id: website,
    moved_by: host.fixture.users.sales,
    override_reason: null,
    moved_at: new Date(host.services.clock.now().getTime() - 1000),
  }
  await db
    .insertInto('status_moves')
    .values({ ...move, from_status: 'preparation', to_status: 'creation' })
    .execute()
  const { items } = (await (await admin.get('/api/account/simulation')).json()) as {
    items: { flag: string; checked: number; blocked: number }[]
  }
  const blocked = (flag: string) => items.find((item) => item.flag === flag)?.blocked
  expect([blocked('validateStaff'), blocked('validateAssignment'), blocked('validateUndoneEntries')]).toEqual([1, 1, 0])
})

it('writes down who changed what', async () => {
  const { items } = (await (await admin.get('/api/account/changes')).json()) as {
    items: { fields: { name: string }[]; by: { id: number } }[]
  }
  expect(
    items.some(({ by, fields }) => by.id === host.fixture.users.manager && fields[0]?.name === 'validationSettings.validateStaff'),
  ).toBe(true)
})

it('calls statuses as the team does, on its pages and in its log', async () => {
  const saved = await save({ statusLabels: { creation: { en: ' Build {it} ', de: 'Bau' } }, statusLimits: { creation: 5 } })
  expect(saved.status).toBe(200)
  expect(await load()).toMatchObject({ statusLabels: { creation: { en: 'Build {it}', de: 'Bau' } }, statusLimits: { creation: 5 } })
  const { config } = (await admin.pageData()) as { config: object }
  expect(config).toMatchObject({ statusLabels: { creation: { en: 'Build {it}' } }, statusLimits: { creation: 5 } })
  const website = await addWebsite(host.open.db, host.fixture.ours, { status: 'preparation', assigned_to: host.fixture.users.admin })
  expect((await admin.send('POST', `/website/${website}/status`, { status: 'creation' })).status).toBe(200)
  const log = await host.open.db.selectFrom('messages').select('message').where('website_id', '=', website).execute()
  expect(log.map(({ message }) => message)).toContain('Status: Preparation → Build {it}')
  await save({ statusLabels: { creation: { en: '' } }, statusLimits: { creation: null } })
  expect(await load()).toMatchObject({ statusLabels: { creation: { de: 'Bau' } }, statusLimits: {} })
})

it('tells its pages from when on a website is slow, and how many anybody should have; a manager may set both', async () => {
  const configOf = async () => ((await admin.pageData()) as { config: object }).config
  expect(await configOf()).toMatchObject({ personLimit: null, statusAgeDays: 14 })
  const manager = await host.as(host.fixture.users.manager, host.fixture.ours)
  expect((await manager.send('POST', '/api/account', { personLimit: 5, statusAgeDays: 7 })).status).toBe(200)
  expect(await configOf()).toMatchObject({ personLimit: 5, statusAgeDays: 7 })
  await save({ personLimit: null })
  expect(await load()).not.toHaveProperty('personLimit')
  expect(await configOf()).toMatchObject({ personLimit: null, statusAgeDays: 7 })
})

it('gives the to-dos of a status to people, with a day they are due', async () => {
  const { users, ours, theirAdmin } = host.fixture
  const todos = (to: number) => ({ todosForStatusMap: { creation_customer: ['Plain', { description: 'Call', to, days: 3 }] } })
  expect((await save(todos(theirAdmin))).status).toBe(422)
  expect((await save(todos(users.support))).status).toBe(200)
  expect(await load()).toMatchObject({
    todosForStatusMap: { creation_customer: ['Plain', { description: 'Call', to: users.support, days: 3 }] },
  })
  const website = await addWebsite(host.open.db, ours, { status: 'creation', assigned_to: users.admin })
  await admin.send('POST', `/website/${website}/status`, { status: 'creation_customer' })
  const made = await host.open.db
    .selectFrom('todos')
    .select(['description', 'to_user_id', 'due_date'])
    .where('website_id', '=', website)
    .orderBy('position')
    .execute()
  expect(made).toEqual([
    { description: 'Plain', to_user_id: users.admin, due_date: null },
    { description: 'Call', to_user_id: users.support, due_date: '2026-11-24' },
  ])
})

it('keeps the reasons for stopping the timer once each, and sets them back', async () => {
  await save({ workReasons: ['Lunch'] })
  await save({ workReasons: [' Meeting ', 'Waits for the customer', 'Meeting', ''] })
  expect(await load()).toMatchObject({ workReasons: ['Meeting', 'Waits for the customer'] })
  const { items } = (await (await admin.get('/api/account/changes')).json()) as { items: { id: number }[] }
  expect((await admin.send('POST', `/api/account/changes/${items[0]?.id}/restore`)).status).toBe(200)
  expect(await load()).toMatchObject({ workReasons: ['Lunch'] })
  for (const workReasons of [Array.from({ length: 21 }, (_, place) => `Reason ${place}`), ['x'.repeat(201)]])
    expect((await save({ workReasons })).status).toBe(422)
  await save({ workReasons: [] })
})

it('sets back what an entry of the log changed, for whoever may', async () => {
  const manager = await host.as(host.fixture.users.manager, host.fixture.ours)
  const log = async (browser = admin) =>
    (await (await browser.get('/api/account/changes')).json()) as { items: { id: number; restorable: boolean }[] }
  await save({ companyName: 'Before', monitorRecipients: ['a@ours.test'], responseTargetHours: 2 })
  await save({
    companyName: 'After',
    responseTargetHours: 3,
    monitorRecipients: ['B@ours.test', 'b@ours.test'],
    validationSettings: { validateUndoneEntries: true },
    statusLabels: { done: { en: 'Live' } },
  })
  expect(await load()).toMatchObject({ monitorRecipients: ['b@ours.test'] })
  const [entry] = (await log()).items
  expect(entry).toMatchObject({ restorable: true })
  expect((await log(manager)).items[0]).toMatchObject({ restorable: false })
  expect((await manager.send('POST', `/api/account/changes/${entry?.id}/restore`)).status).toBe(403)
  expect((await admin.send('POST', `/api/account/changes/${entry?.id}/restore`)).status).toBe(200)
  const account = await load()
  expect(account).toMatchObject({
    companyName: 'Before',
    responseTargetHours: 2,
    monitorRecipients: ['a@ours.test'],
    validationSettings: { validateUndoneEntries: false },
  })
  expect(account['statusLabels']).not.toHaveProperty('done')
  expect((await admin.send('POST', '/api/account/changes/987654/restore')).status).toBe(404)
})

it('brings back a picture that was replaced', async () => {
  await host.open.db.updateTable('partners').set({ flags: '{"canWhitelabel":true}' }).where('id', '=', host.fixture.ours).execute()
  const { logo } = await load()
  expect((await save({ logo: null })).status).toBe(200)
  expect((await save({ logo })).status).toBe(200)
  expect(await load()).toMatchObject({ logo })
  await save({ logo: `/static/brand/${'0'.repeat(64)}.png` })
  expect(await load()).toMatchObject({ logo })
})

it('asks a machine of the team whether it is there, and none inside our own network', async () => {
  const listener = createServer().listen(PLESK_PORT, '127.0.0.1')
  const node = { name: 'Ours', host: '127.0.0.1', type: 'plesk', default: true }
  const saved = (await (await admin.send('POST', '/api/account', { hostingNodes: [node] })).json()) as { hostingNodes: { id: number }[] }
  const check = async () => (await admin.send('POST', `/api/hosting-nodes/${saved.hostingNodes[0]?.id}/check`)).json() as Promise<object>
  expect(await check()).toMatchObject({ state: 'error', lastCheckAt: expect.any(String) })
  host.services.linkAllow = [`127.0.0.1:${PLESK_PORT}`]
  expect(await check()).toMatchObject({ state: 'ok' })
  listener.close()
})
