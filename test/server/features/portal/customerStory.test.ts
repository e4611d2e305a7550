/** @jest-environment ./test/server/support/environment.cjs */
import { STATUSES } from '../../../../src/model'
import { WISH_PAGES } from '../../../../demo/features/portal/wishPages'
import { Browser } from '../../support/Browser'
import { addWebsite } from '../../support/fixture'
import { portalTokenOf } from '../../support/portal'
import { startTestHost, type TestHost } from '../../support/testHost'

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

let host: TestHost
let team: Browser
let customer: Browser
let website: number
beforeAll(async () => {
  host = await startTestHost()
  team = await host.as(host.fixture.users.manager, host.fixture.ours)
  const everyStatus = JSON.stringify(Object.fromEntries(STATUSES.map((status) => [status, true])))
  await host.open.db.updateTable('partners').set({ status_settings: everyStatus }).where('id', '=', host.fixture.ours).execute()
  website = await addWebsite(host.open.db, host.fixture.ours, {
    status: 'lead_interest',
    assigned_to: host.fixture.users.design,
    customer: JSON.stringify({ forename: 'Ada', surname: 'Kunde', email: 'ada@customer.test' }),
  })
  customer = new Browser(host.app)
})
afterAll(() => host.close())

interface Entry {
  category: string
  label: string
  subject: string
  replySubject?: string
  message: string
  done: boolean
  files: { id: number; name: string }[]
}
const json = async <T>(answer: Promise<Response>) => (await (await answer).json()) as T
const log = async () => (await json<{ items: Entry[] }>(team.get(`/api/website/${website}/logs?limit=100`))).items
const tickets = async () => (await json<{ tickets: number }>(team.get('/api/sidebar_counts'))).tickets
const statusOf = async () => (await json<{ status: string }>(team.get(`/api/website-details/${website}`))).status
const moveTo = async (status: string) => expect((await team.send('POST', `/website/${website}/status`, { status })).status).toBe(200)
const form = (fields: Record<string, string>) => ({ _csrf: customer.portalToken, ...fields })

it('begins with a link in a mail', async () => {
  await customer.submit('/my/access', { email: 'ada@customer.test' })
  const mail = await host.open.db.selectFrom('outgoing_mails').select('text').executeTakeFirstOrThrow()
  const link = /https:\/\/\S+\/my\/enter\/\S+/.exec(mail.text)?.[0] ?? ''
  expect((await customer.open(new URL(link).pathname)).status).toBe(303)
  customer.portalToken = await portalTokenOf(host.open, customer)
})

it('an order gives the team a contract, and work to begin with', async () => {
  expect((await customer.submit('/my/checkout', form({ plan: '2', terms: '1' }))).status).toBe(303)
  expect(await statusOf()).toBe('preparation')
  expect(await json(team.get(`/website/${website}/contractData`))).toMatchObject({ status: 'active', plan: { name: 'Website M' } })
})

it('what the customer tells at the start waits for the team as a ticket', async () => {
  const before = await tickets()
  const answers = { firm: 'Bakery', sector: 'food', email: 'new@customer.test', goals: ['More guests'] }
  expect((await customer.send('POST', '/my/onboarding/save', answers)).status).toBe(200)
  expect(await tickets()).toBe(before + 1)
  expect((await log())[0]).toMatchObject({ category: 'message_from', done: false })
})

it('files arrive where the team can open them', async () => {
  const body = new FormData()
  body.append('file', new File([PNG], 'logo.png'))
  expect((await customer.send('POST', '/my/files/upload', body)).status).toBe(200)
  const [entry] = await log()
  expect(entry).toMatchObject({ category: 'message_from', files: [{ name: 'logo.png' }] })
  expect((await team.get(`/original/${entry?.files[0]?.id}/file`)).headers.get('content-type')).toBe('image/png')
})

it('wishes that are complete and sent move the website on', async () => {
  for (const [page, fields] of Object.entries(WISH_PAGES)) {
    const field = fields.find(({ kind }) => kind === 'long' || kind === 'text')
    await customer.submit(`/my/requirements/${page}`, form({ [field?.name ?? '']: 'Warm and plain' }))
  }
  await customer.submit('/my/requirements/contact', form({ company: 'Bakery', _send: '1' }))
  expect(await statusOf()).toBe('preparation_check')
  expect(await (await team.open(`/backoffice/website/requirements/${website}`)).text()).toContain('Warm and plain')
})

it('feedback becomes to-dos of whoever builds it, and comes back done', async () => {
  for (const status of ['creation', 'creation_customer']) await moveTo(status)
  await customer.send('POST', '/my/feedback/todo/save', { description: 'Bigger logo', page: 'Home', x: 10, y: 10 })
  await customer.send('POST', '/my/feedback/log/send', { message: 'Nearly there' })
  expect(await statusOf()).toBe('creation_rework')
  const design = await host.as(host.fixture.users.design, host.fixture.ours)
  const { items } = await json<{ items: { id: number; description: string }[] }>(design.get(`/website/${website}/todo`))
  expect(items.map(({ description }) => description)).toEqual(['Bigger logo'])
  expect((await design.send('POST', `/website/${website}/todo/${items[0]?.id}/toggle`)).status).toBe(200)
  await moveTo('creation_customer')
  expect(await json(customer.get('/my/feedback/todos'))).toMatchObject({ items: [{ description: 'Bigger logo', done: true }] })
})

it('ends with the customer’s word, which the team and its goals hear', async () => {
  expect((await customer.send('POST', '/my/feedback/publish')).status).toBe(204)
  expect(await statusOf()).toBe('creation_done')
  expect(await json(team.get('/goals'))).toMatchObject({ result: { hasReceivedFeedback: true, hasReceivedMessage: true } })
  const kinds = new Set((await log()).map(({ category }) => category))
  expect(kinds).toEqual(new Set(['message_from', 'message_to', 'data_changed', 'system']))
})

it('whoever reads what the customer did reads what it is called in the own language', async () => {
  const called = async (language: string) => {
    await host.open.db.updateTable('users').set({ language }).where('id', '=', host.fixture.users.manager).execute()
    const entries = (await log()).filter(({ category }) => category === 'message_from')
    return entries.map(({ subject }) => subject)
  }
  expect(await called('de')).toEqual([
    'Der Kunde möchte, dass die Website so veröffentlicht wird',
    'Feedback zur Vorschau',
    'Der Kunde hat die Wünsche gesendet',
    '1 Datei aus dem Kundenbereich',
    'Der Kunde hat sein Geschäft vorgestellt: Essen und Gastronomie',
    'Der Kunde hat bestellt: Website M',
  ])
  expect((await called('ja')).at(1)).toBe('プレビューへのご意見')
  const found = await json<{ items: Entry[] }>(team.get(`/api/ticket?scope=all&search=${encodeURIComponent('ご意見')}`))
  expect(found.items.map(({ subject, replySubject, message }) => [subject, replySubject, message])).toEqual([
    ['プレビューへのご意見', 'Feedback on the preview', 'Nearly there\n– Bigger logo (Home)'],
  ])
  await called('en')
})
