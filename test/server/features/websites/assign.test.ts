/** @jest-environment ./test/server/support/environment.cjs */
import type { Browser } from '../../support/Browser'
import { addWebsite, NOW } from '../../support/fixture'
import { startTestHost, type TestHost } from '../../support/testHost'
import { add, as, ask, type Json } from '../../support/ask'

let host: TestHost
let manager: Browser
let sales: Browser
beforeAll(async () => {
  host = await startTestHost()
  ;[manager, sales] = await Promise.all([as(host, 'manager'), as(host, 'sales')])
})
afterAll(() => host.close())
beforeEach(() => host.open.db.deleteFrom('websites').execute())

const CUSTOMER = JSON.stringify({ email: 'ada@bakery.test' })
const waiting = (values = {}) => add(host, { status: 'preparation_done', assigned_to: null, ...values })
const listed = async (browser = manager, query = 'view=assign'): Promise<Json[]> =>
  (await ask(browser, 'GET', `/api/websites?${query}`)).body.items

describe('websites that wait for somebody', () => {
  it('come by due date, and those of one day by how long they have waited', async () => {
    const since = (day: string) => new Date(`${day}T08:00:00Z`)
    const later = await waiting({ due_date: '2026-11-25', status_date: since('2026-11-20') })
    const longer = await waiting({ due_date: '2026-11-25', status_date: since('2026-11-10') })
    const none = await waiting({ status_date: since('2026-11-01') })
    const first = await waiting({ due_date: '2026-11-24', status_date: NOW })
    expect((await listed()).map(({ id }) => id)).toEqual([first, longer, later, none])
  })

  it('say who has worked for the customer before', async () => {
    const { design, editor, support } = host.fixture.users
    const id = await waiting({ customer: CUSTOMER })
    await add(host, { status: 'done', customer: CUSTOMER, assigned_to: editor, designed_by: design })
    await add(host, { customer: CUSTOMER, assigned_to: support, deleted_at: NOW })
    await add(host, { customer: JSON.stringify({ email: 'eve@other.test' }), assigned_to: support })
    await addWebsite(host.open.db, host.fixture.theirs, { customer: CUSTOMER, assigned_to: support })
    const [website] = await listed()
    expect(website).toMatchObject({ id })
    expect(website?.known_by.toSorted()).toEqual([design, editor].toSorted())
  })

  it('say so to nobody who sees only some websites, and no other list does', async () => {
    await waiting({ customer: CUSTOMER, created_by: host.fixture.users.sales })
    await add(host, { status: 'done', customer: CUSTOMER, assigned_to: host.fixture.users.editor })
    const lists = [await listed(sales), await listed(manager, 'view=all-websites')]
    expect(lists.flat().filter((website) => 'known_by' in website)).toEqual([])
    expect(lists[0]).toHaveLength(1)
  })
})
