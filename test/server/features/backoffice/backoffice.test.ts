/** @jest-environment ./test/server/support/environment.cjs */
import type { Browser } from '../../support/Browser'
import { addTodo, addWebsite } from '../../support/fixture'
import { startTestHost, type TestHost } from '../../support/testHost'

let host: TestHost
let admin: Browser
let website: number
beforeAll(async () => {
  host = await startTestHost()
  admin = await host.as(host.fixture.users.admin, host.fixture.ours)
  website = await addWebsite(host.open.db, host.fixture.ours, { title: 'Bakery', customer: JSON.stringify({ email: 'ada@customer.test' }) })
})
afterAll(() => host.close())

const json = async <T>(answer: Promise<Response>) => (await (await answer).json()) as T
const theirs = () => host.as(host.fixture.theirAdmin, host.fixture.theirs)

describe('the back office', () => {
  it('shows the log of a website, and no entry of another', async () => {
    await admin.send('POST', `/website/${website}/log/message`, { category: 'intern', subject: 'Hello', message: 'Only for us' })
    const html = await (await admin.open(`/backoffice/website/log/list/${website}`)).text()
    expect(html).toContain('Only for us')
    const entry = Number(/entry\/(\d+)/.exec(html)?.[1])
    expect((await admin.open(`/backoffice/website/log/${website}/entry/${entry}`)).status).toBe(200)
    const other = await addWebsite(host.open.db, host.fixture.ours)
    expect((await admin.get(`/backoffice/website/log/${other}/entry/${entry}`)).status).toBe(404)
  })

  it('removes files only where the person may work', async () => {
    const body = new FormData()
    body.append('file', new File(['x'], 'x.txt'))
    const { items } = await json<{ items: { id: number }[] }>(admin.send('POST', `/cms/${website}/media/upload`, body))
    const files = { files: items.map(({ id }) => id) }
    expect((await (await theirs()).send('POST', '/backoffice/files/delete', files)).status).toBe(404)
    expect(
      (await (await host.as(host.fixture.users.sales, host.fixture.ours)).send('POST', '/backoffice/files/delete', files)).status,
    ).toBe(404)
    expect((await admin.send('POST', '/backoffice/files/delete', files)).status).toBe(204)
    expect((await json<{ files: unknown[] }>(admin.get(`/cms/${website}/media`))).files).toEqual([])
  })

  it('shows which stock pictures the editor does not offer, to people as a page and to programs as data', async () => {
    const path = '/backoffice/stock/photos/blacklist'
    expect(await (await admin.open(path)).text()).toContain('No picture is excluded.')
    await admin.send('POST', path, { items: ['forest-<7>.jpg'] })
    const page = await (await admin.open(path)).text()
    expect(page).toContain('<h1>Excluded stock pictures</h1>')
    expect(page).toContain('forest-&lt;7&gt;.jpg')
    expect(await json(admin.get(path))).toEqual({ items: ['forest-<7>.jpg'] })
  })

  it('suggests pages and adds only what was suggested', async () => {
    const form = (fields: Record<string, string>) =>
      admin.submit(`/backoffice/website/requirements/structure/suggest/add/${website}`, { _csrf: admin.token, ...fields })
    expect((await form({ page: 'Something else' })).status).toBe(422)
    expect((await form({ page: 'Gallery' })).status).toBe(303)
    expect(await (await admin.open(`/backoffice/website/requirements/single/${website}/structure`)).text()).toContain('Gallery')
  })

  it('ends a contract once', async () => {
    await host.open.db
      .insertInto('contracts')
      .values({
        website_id: website,
        number: 'C-1',
        plan_id: 1,
        plan_name: 'S',
        amount: 1,
        currency: 'EUR',
        interval: 'month',
        start_date: '2026-01-01',
        min_term_end: '2027-01-01',
        renewal_date: '2026-12-01',
        notice_date: null,
        cancelled_at: null,
        ends_at: null,
        items: '[]',
      })
      .execute()
    const path = `/backoffice/website/cancellation/${website}`
    expect((await admin.submit(path, { _csrf: admin.token })).status).toBe(303)
    expect(await json(admin.get(`/website/${website}/contractData`))).toMatchObject({ status: 'cancelled', endsAt: '2027-01-01' })
    expect((await admin.submit(path, { _csrf: admin.token })).status).toBe(409)
  })

  it('lists every to-do that is due, page by page, and none that was deleted', async () => {
    const due = { to_user_id: host.fixture.users.admin, notify: true, due_date: '2026-05-01' }
    for (let nth = 0; nth < 110; nth++) await addTodo(host.open.db, host.fixture.ours, website, { ...due, description: `Due ${nth}` })
    await addTodo(host.open.db, host.fixture.ours, website, { ...due, description: 'Due no more', deleted_at: new Date() })
    const shown: unknown[] = []
    for (let href: string | undefined = ''; href !== undefined; ) {
      const html = await (await admin.open(`/backoffice/website/session/todo/notify${href}`)).text()
      shown.push(...[...html.matchAll(/>(Due \d[^<]*|Due no more)</g)].map(([, description]) => description))
      href = /rel="next" href="([^"]+)"/.exec(html)?.[1]
    }
    expect(shown).toEqual(Array.from({ length: 110 }, (_, nth) => `Due ${nth}`))
  })

  it.each([
    'websites/filter/mine',
    'websites/filter/leads/mine',
    'website/session/todo/notify',
    'website/requirements/ID',
    'website/ID/invoices',
    'website/ID/briefing',
    'fonts/suggestWidget/ID/website',
  ])('has a page at %s', async (path) => {
    const answer = await admin.open(`/backoffice/${path.replace('ID', String(website))}`)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('<h1>')
  })
})
