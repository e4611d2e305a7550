/** @jest-environment ./test/server/support/environment.cjs */
import { startTestHost, type TestHost } from '../../support/testHost'
import { add, as, ask } from '../../support/ask'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.close())

const CARDS = { customer: ['customer', 'note', 'people'], work: ['todos', 'tags', 'time', 'domains', 'statistics', 'contract'] }
const USUAL = { cards: null, startsTimer: false, pinsSidebar: false, columns: {} }
const NOTE = { card: 'note', column: 'customer', above: ['customer'] }

it('keeps what a person wants for all their devices, and for nobody else', async () => {
  const laptop = await as(host, 'admin')
  const save = (change: object) => ask(laptop, 'PUT', '/api/preferences', change)
  expect((await save({ cardSteps: [NOTE] })).body).toEqual({ ...USUAL, cards: CARDS })
  expect((await save({ startsTimer: true })).body).toEqual({ ...USUAL, cards: CARDS, startsTimer: true })
  expect((await (await as(host, 'admin')).pageData('/')).preferences).toEqual({ ...USUAL, cards: CARDS, startsTimer: true })
  expect((await (await as(host, 'manager')).pageData('/')).preferences).toEqual(USUAL)
  expect((await save({ cardSteps: [NOTE, 'usual'] })).body).toEqual({ ...USUAL, startsTimer: true })
})

it('keeps the sidebar open for the person on every page and device', async () => {
  expect((await ask(await as(host, 'editor'), 'PUT', '/api/preferences', { pinsSidebar: true })).body).toEqual({
    ...USUAL,
    pinsSidebar: true,
  })
  expect((await (await as(host, 'editor')).pageData('/')).preferences).toEqual({ ...USUAL, pinsSidebar: true })
  expect((await (await as(host, 'sales')).pageData('/')).preferences).toEqual(USUAL)
})

it('keeps the columns of lists, those of one view whatever another tab does with another', async () => {
  const tabs = [await as(host, 'manager'), await as(host, 'manager')]
  const steps = [
    { view: 'all-websites', columns: ['title', 'status:200'] },
    { view: 'leads', columns: ['title'] },
  ]
  await Promise.all(tabs.map((tab, nth) => ask(tab, 'PUT', '/api/preferences', { columnSteps: [steps[nth]] })))
  const columnsNow = async () => (await (await as(host, 'manager')).pageData('/')).preferences
  expect(await columnsNow()).toMatchObject({ columns: { 'all-websites': ['title', 'status:200'], leads: ['title'] } })
  await ask(await as(host, 'manager'), 'PUT', '/api/preferences', { columnSteps: [{ view: 'leads', columns: null }] })
  expect(await columnsNow()).toEqual({ ...USUAL, columns: { 'all-websites': ['title', 'status:200'] } })
  expect((await ask(await as(host, 'manager'), 'PUT', '/api/preferences', { columnSteps: [{ view: 'x', columns: null }] })).status).toBe(
    422,
  )
})

it('keeps both moves of two tabs that started from the same order', async () => {
  const tabs = [await as(host, 'editor'), await as(host, 'editor')]
  const steps = [NOTE, { card: 'contract', column: 'work', above: ['todos', 'note', 'tags'] }]
  const saved = await Promise.all(tabs.map((tab, nth) => ask(tab, 'PUT', '/api/preferences', { cardSteps: [steps[nth]] })))
  expect(saved.map(({ status }) => status)).toEqual([200, 200])
  const { preferences } = await (await as(host, 'editor')).pageData('/')
  expect(preferences).toMatchObject({
    cards: {
      customer: ['customer', 'note', 'people'],
      work: ['todos', 'tags', 'contract', 'time', 'domains', 'statistics'],
    },
  })
})

it('leaves what else it keeps about a person', async () => {
  const admin = await as(host, 'admin')
  const { db } = host.open
  const id = host.fixture.users.admin
  await db
    .updateTable('users')
    .set({ preferences: JSON.stringify({ goalsDismissed: true }) })
    .where('id', '=', id)
    .execute()
  await ask(admin, 'PUT', '/api/preferences', { startsTimer: false })
  const { preferences } = await db.selectFrom('users').select('preferences').where('id', '=', id).executeTakeFirstOrThrow()
  expect(preferences).toEqual({ goalsDismissed: true, startsTimer: false })
})

it('has the timer start when they open the editor, and never while another one runs', async () => {
  const design = await as(host, 'design')
  const [first, second] = [await add(host), await add(host)]
  const timed = async () => (await ask(design, 'GET', '/api/session')).body.website?.id
  await design.get(`/cms/${first}`)
  expect(await timed()).toBeUndefined()
  await ask(design, 'PUT', '/api/preferences', { startsTimer: true })
  expect((await design.get(`/cms/${first}`)).status).toBe(200)
  expect(await timed()).toBe(first)
  await design.get(`/cms/${second}`)
  expect(await timed()).toBe(first)
})

it.each([
  { cardSteps: [{ ...NOTE, card: 'horoscope' }] },
  { cardSteps: [{ ...NOTE, column: 'kitchen' }] },
  { cardSteps: [{ ...NOTE, above: ['customer', 'horoscope'] }] },
  { cardSteps: 'unusual' },
  { startsTimer: 'yes' },
])('refuses %j', async (change) => {
  expect((await ask(await as(host, 'support'), 'PUT', '/api/preferences', change)).status).toBe(422)
})
