/** @jest-environment ./test/server/support/environment.cjs */
import type { Browser } from '../../support/Browser'
import { add, as, ask } from '../../support/ask'
import { startTestHost, type TestHost } from '../../support/testHost'

let host: TestHost
let admin: Browser
beforeAll(async () => {
  host = await startTestHost()
  admin = await as(host, 'admin')
})
afterAll(() => host.close())

it('the assistant asks for a website, each with its status and domain', async () => {
  await add(host, { title: 'Harbour', status: 'creation', domain: 'harbour.example' })
  const list = await (await admin.open('/assistant/')).text()
  const row = list.split('<li').find((one) => one.includes('>Harbour<'))
  expect(row).toMatch(/href="\/cms\/generator\/\d+"[^]*>harbour\.example<[^]*status--creation[^]*>Creation</)
})

describe.each(['/assistant/', '/cms'])('the choice of a website at %s', (path) => {
  const shown = (html: string) => [...html.matchAll(/portal__name" href="[^"]*">(Shop \d+)</g)].map(([, title]) => title)
  const titles = Array.from({ length: 120 }, (_, nth) => `Shop ${String(nth).padStart(3, '0')}`)
  beforeAll(async () => {
    for (const title of titles) await add(host, { title })
  })
  afterAll(() => host.open.db.deleteFrom('websites').where('title', 'like', 'Shop %').execute())

  it('leads to all of them, page by page', async () => {
    const found: unknown[] = []
    for (let href: string | undefined = ''; href !== undefined; ) {
      const html = await (await admin.open(`${path}${href}`)).text()
      found.push(...shown(html))
      href = /rel="next" href="([^"]+)"/.exec(html)?.[1]
    }
    expect(found).toEqual(titles)
  })

  it('is searched by words, which its pages keep', async () => {
    const first = await (await admin.open(`${path}?search=shop`)).text()
    expect(shown(first)).toEqual(titles.slice(0, 50))
    expect(first).toMatch(/rel="next" href="\?page=2&amp;search=shop"/)
    expect(first).toContain('value="shop"')
    expect(shown(await (await admin.open(`${path}?search=shop+117`)).text())).toEqual(['Shop 117'])
    expect(await (await admin.open(`${path}?search=nothing+of+the+kind`)).text()).toContain('No matches')
  })

  it.each(['99', '0', '-1', 'x', '1e99'])('has a page where page %s is asked for', async (page) => {
    const html = await (await admin.open(`${path}?search=shop&page=${page}`)).text()
    expect(shown(html)).toEqual(Number(page) > 1 ? titles.slice(100) : titles.slice(0, 50))
  })
})

it('what the assistant did is listed page by page, the latest first', async () => {
  const site = await add(host)
  const report = { website_id: site, step: 'assemble' as const, state: 'done' as const, entries: '[]', content: null }
  const at = new Date()
  const rows = Array.from({ length: 60 }, (_, nth) => ({
    ...report,
    summary: `Report ${nth}`,
    created_by: host.fixture.users.admin,
    created_at: at,
    finished_at: at,
  }))
  await host.open.db.insertInto('assistant_reports').values(rows).execute()
  const shown = (html: string) => [...html.matchAll(/>(Report \d+)</g)].map(([, summary]) => summary)
  const all = rows.map(({ summary }) => summary).toReversed()
  const first = await (await admin.open(`/cms/generator/${site}`)).text()
  expect(shown(first)).toEqual(all.slice(0, 50))
  const next = /rel="next" href="([^"]+)"/.exec(first)?.[1] ?? ''
  expect(shown(await (await admin.open(`/cms/generator/${site}${next}`)).text())).toEqual(all.slice(50))
  expect((await ask(admin, 'GET', `/assistant/website/${site}/reports?page=2&limit=25`)).body).toMatchObject({
    items: all.slice(25, 50).map((summary) => ({ summary })),
    pagination: { page: 2, pages: 3, count: 25, limit: 25, total: 60 },
  })
})

it('the assistant makes content of the wishes, on record, and only after it was prepared', async () => {
  const site = await add(host)
  expect((await admin.send('POST', `/assistant/website/${site}/execute`)).status).toBe(409)
  await host.open.db
    .insertInto('wishes')
    .values({
      website_id: site,
      page: 'structure',
      answers: JSON.stringify({ pages: 'Start\nMenu' }),
      updated_at: new Date(),
      updated_by: null,
    })
    .execute()
  expect((await ask(admin, 'POST', `/assistant/website/${site}/assemble`)).body).toMatchObject({
    step: 'assemble',
    state: 'done',
    entries: expect.arrayContaining([expect.objectContaining({ ok: true })]),
  })
  await admin.send('POST', `/assistant/website/${site}/prepare`)
  const { body: done } = await ask(admin, 'POST', `/assistant/website/${site}/execute`)
  expect((await ask(admin, 'GET', `/assistant/website/${site}/reports/latest`)).body).toEqual(done)
  expect((await ask(admin, 'GET', `/assistant/website/${site}/reports`)).body.items).toHaveLength(3)
  expect(await (await admin.open(`/cms/website/${site}/preview`)).text()).toContain('Menu')
  expect((await admin.get(`/assistant/website/${await add(host)}/reports/${done.id}`)).status).toBe(404)
})
