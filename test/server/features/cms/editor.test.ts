/** @jest-environment ./test/server/support/environment.cjs */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { strFromU8, unzipSync } from 'fflate'
import type { Browser } from '../../support/Browser'
import { addWebsite } from '../../support/fixture'
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

describe('content', () => {
  const page = { title: 'Home', blocks: [{ type: 'text', text: 'Fresh <b>bread</b>' }] }

  it('is saved by version; an older one is answered with what there is', async () => {
    const saved = await json(admin.send('POST', `/cms/${website}/save`, { version: 0, content: { pages: [page] } }))
    expect(saved).toMatchObject({ webcard: website, version: 1, content: { pages: [page] } })
    const stale = await admin.send('POST', `/cms/website/${website}/save`, { version: 0, content: {} })
    expect([stale.status, await stale.json()]).toEqual([409, saved])
  })

  it('is shown as words, whatever is in it', async () => {
    const html = await (await admin.open(`/cms/website/${website}/preview`)).text()
    expect(html).toContain('Fresh &lt;b&gt;bread&lt;/b&gt;')
    const { url } = await json<{ url: string }>(admin.get(`/cms/${website}/link/presentation`))
    expect(url).toMatch(/^https:\/\/partner\.example\/cms\/presentation\//)
    const { pathname } = new URL(url)
    expect((await host.app.request(pathname)).status).toBe(200)
    expect((await host.app.request(pathname.replace(`/${website}/`, `/${website + 1}/`))).status).toBe(404)
    expect((await host.app.request(`${pathname.slice(0, -1)}!`)).status).toBe(404)
  })

  it('belongs to whoever has it open', async () => {
    const design = await host.as(host.fixture.users.design, host.fixture.ours)
    await design.send('POST', `/cms/${website}/keepalive`)
    expect(await json(admin.send('POST', `/cms/${website}/keepalive`))).toMatchObject({ lockedBy: 'design Tester' })
    expect((await admin.send('POST', `/cms/${website}/save`, { version: 1, content: {} })).status).toBe(423)
    expect((await design.send('POST', `/cms/${website}/save`, { version: 1, content: { pages: [page, page] } })).status).toBe(200)
    await host.open.db.deleteFrom('cms_locks').execute()
  })

  it('goes back to a snapshot, and back again', async () => {
    const { timestamp } = await json<{ timestamp: number }>(
      admin.send('POST', `/cms/website/${website}/saveSnapshot`, { title: 'Two pages' }),
    )
    await admin.send('POST', `/cms/${website}/save`, { version: 2, content: { pages: [] } })
    const reverted = await json(admin.send('POST', `/cms/website/${website}/revert/${timestamp}`))
    expect(reverted).toMatchObject({ version: 4, content: { pages: [page, page] } })
    const { items } = await json<{ items: { title: string; version: number }[] }>(admin.get(`/cms/website/${website}/snapshots`))
    expect(items.map(({ title, version }) => [title, version])).toEqual([
      ['', 3],
      ['Two pages', 2],
    ])
    expect((await admin.open(`/cms/snapshot/${timestamp}`)).status).toBe(200)
    expect((await (await theirs()).get(`/cms/snapshot/${timestamp}`)).status).toBe(404)
    const other = await addWebsite(host.open.db, host.fixture.ours)
    expect((await admin.send('POST', `/cms/website/${other}/revert/${timestamp}`)).status).toBe(404)
  })

  it('is analysed, exported, and has colours', async () => {
    const report = await json<{ score: number; findings: { name: string }[] }>(admin.get(`/cms/${website}/seo/analyze`))
    expect(report.findings.map(({ name }) => name)).toContain('description')
    expect(report.score).toBeLessThan(100)
    const exported = await admin.get(`/cms/website/${website}/export`)
    expect(exported.headers.get('content-type')).toBe('application/zip')
    const { 'content.json': content } = unzipSync(new Uint8Array(await exported.arrayBuffer()))
    expect(JSON.parse(strFromU8(content ?? new Uint8Array()))).toMatchObject({ webcard: website, content: { pages: [page, page] } })
    await admin.send('POST', `/cms/${website}/save`, { version: 4, content: { pages: [page], accent: '#AABBCC' } })
    expect(await json(admin.get(`/cms/website/${website}/colors`))).toEqual({ items: ['#aabbcc'] })
    expect(await json(admin.send('POST', `/cms/${website}/assets/compile`))).toMatchObject({ css: expect.stringContaining('#aabbcc') })
  })
})

describe('presets', () => {
  const draft = { name: 'Opening hours', content: { blocks: [{ type: 'text', text: 'Open {{days}}' }] } }

  it('are the partner’s, with placeholders, and are put into websites', async () => {
    const { id } = await json<{ id: number }>(admin.send('POST', '/cms/preset/save', draft))
    expect(await json(admin.send('POST', `/cms/preset/${id}/map`, { days: 'daily' }))).toMatchObject({
      content: { blocks: [{ text: 'Open daily' }] },
    })
    const before = await json<{ version: number }>(admin.send('POST', `/cms/website/${website}/save`, { version: -1, content: {} }))
    expect(await json(admin.send('POST', `/cms/preset/${id}/insert/${website}`))).toMatchObject({ used: true })
    const after = await json<{ version: number; content: unknown }>(
      admin.send('POST', `/cms/website/${website}/save`, { version: -1, content: {} }),
    )
    expect(after.version).toBe(before.version + 1)
    expect(JSON.stringify(after.content)).toContain('Open daily')
    expect(await json(admin.get(`/cms/preset/used/${website}`))).toMatchObject({ items: [{ id }] })
    const stranger = await theirs()
    expect(await json(stranger.get('/cms/preset/list'))).toEqual({ items: [] })
    for (const answer of [
      await stranger.get(`/cms/preset/${id}/details`),
      await stranger.send('DELETE', `/cms/preset/${id}/remove`),
      await stranger.send('POST', '/cms/preset/save', { ...draft, id }),
      await stranger.send('POST', `/cms/preset/${id}/map`, {}),
    ])
      expect(answer.status).toBe(404)
  })

  it('come from files and from HTML', async () => {
    const form = (text: string) => {
      const body = new FormData()
      body.append('file', new File([text], 'presets.json'))
      return body
    }
    expect(await json(admin.send('POST', '/cms/preset/import', form(JSON.stringify([draft, { ...draft, id: 1 }]))))).toMatchObject({
      items: [{ name: draft.name }, { name: draft.name }],
    })
    expect((await admin.send('POST', '/cms/preset/import', form('{"name":1}'))).status).toBe(422)
    const html = '<title>Menu</title><h1>Menu</h1><script>alert(1)</script><p>Soup</p>'
    expect(await json(admin.send('POST', '/cms/preset/parse', { html }))).toEqual({
      name: 'Menu',
      content: {
        blocks: [
          { type: 'heading', text: 'Menu' },
          { type: 'text', text: 'Soup' },
        ],
      },
    })
  })
})

describe('collections', () => {
  it('hold what their fields allow, and follow a new name', async () => {
    const { id } = await json<{ id: number }>(admin.send('POST', `/cms/api/website/${website}/collections`, { name: 'Events' }))
    const field = async (name: string, type: string, required = false) =>
      (await json<{ id: number }>(admin.send('POST', `/cms/api/collections/${id}/fields`, { name, type, required }))).id
    const [title, day] = [await field('title', 'text', true), await field('day', 'date')]
    expect((await admin.send('POST', `/cms/api/collections/${id}/fields`, { name: 'title', type: 'magic' })).status).toBe(422)
    const wrong = await admin.send('POST', `/cms/api/collections/${id}/items`, { values: { day: 'soon', other: 1 } })
    expect([wrong.status, ((await wrong.json()) as { errors: { name: string }[] }).errors.map(({ name }) => name)]).toEqual([
      422,
      ['title', 'day', 'other'],
    ])
    const item = await json<{ id: number }>(
      admin.send('POST', `/cms/api/collections/${id}/items`, { values: { title: 'Fair', day: '2026-12-01' } }),
    )
    await admin.send('PATCH', `/cms/api/collections/${id}/fields/${title}/rename`, { name: 'name' })
    expect(await json(admin.get(`/cms/api/collections/${id}/items`))).toMatchObject({
      items: [{ id: item.id, values: { name: 'Fair', day: '2026-12-01' } }],
      pagination: { total: 1 },
    })
    expect(await json(admin.send('PATCH', `/cms/api/collections/${id}/fields/sort`, { ids: [day, title] }))).toMatchObject({
      items: [{ id: day }, { id: title }],
    })
    expect((await admin.send('PATCH', `/cms/api/collections/${id}/fields/sort`, { ids: [day] })).status).toBe(422)
    const copy = await json<{ id: number }>(admin.send('POST', `/cms/api/collections/${id}/duplicate`))
    expect(copy).toMatchObject({ name: 'Events (2)', itemCount: 1, fields: [{ name: 'day' }, { name: 'name' }] })
    // An item and a field of one collection are not there in another.
    expect((await admin.send('DELETE', `/cms/api/collections/${copy.id}/items/${item.id}`)).status).toBe(404)
    expect((await admin.send('DELETE', `/cms/api/collections/${copy.id}/fields/${day}`)).status).toBe(404)
    expect((await admin.send('PUT', `/cms/api/collections/${id}`, { name: 'Dates', version: 9 })).status).toBe(409)
  })
})

it('shop and share code are the website’s; a code copies content within the partner only', async () => {
  const shop = await json<{ id: string }>(admin.send('POST', `/cms/api/website/${website}/shop`))
  expect(await json(admin.send('POST', `/cms/api/website/${website}/shop`))).toEqual(shop)
  expect(await json(admin.send('POST', `/cms/api/website/${website}/shop/activate`))).toEqual({ id: shop.id, active: true })
  const { code } = await json<{ code: string }>(admin.get(`/cms/api/website/${website}/shareCode`))
  const target = await addWebsite(host.open.db, host.fixture.ours)
  expect((await admin.send('PUT', `/cms/api/website/${target}/shareCode/copy/${code}`)).status).toBe(200)
  expect(JSON.stringify(await json(admin.send('POST', `/cms/${target}/save`, { version: -1, content: {} })))).toContain('bread')
  const foreign = await addWebsite(host.open.db, host.fixture.theirs)
  expect((await (await theirs()).send('PUT', `/cms/api/website/${foreign}/shareCode/copy/${code}`)).status).toBe(404)
  await admin.send('PUT', `/cms/api/website/${website}/shareCode/regenerate`)
  expect((await admin.send('PUT', `/cms/api/website/${target}/shareCode/copy/${code}`)).status).toBe(404)
})

it('services that are not set up are said to be missing', async () => {
  const answers = [
    await admin.send('POST', `/cms/api/website/${website}/aiPrompt`, { prompt: 'Hello' }),
    await admin.get('/cms/stock/photos/search?term=bread'),
    await admin.get(`/cms/api/website/${website}/shop/loginUrl`),
  ]
  for (const answer of answers) {
    expect(answer.status).toBe(503)
    expect(((await answer.json()) as { error: string }).error).toMatch(/_URL/)
  }
})

it('services that are set up answer, without what is blacklisted', async () => {
  const items = ['1', '2'].map((id) => ({ id, url: `https://stock.example/${id}` }))
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(request.method === 'POST' ? { text: 'Good morning' } : { items }))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  // A TCP server's address is never a pipe name.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { outside } = host.services
  host.services.outside = { ...outside, aiUrl: url, stockUrl: url }
  await admin.send('POST', '/backoffice/stock/photos/blacklist', { items: ['2'] })
  expect(await json(admin.send('POST', `/cms/api/website/${website}/aiPrompt`, { prompt: 'Hello' }))).toEqual({ text: 'Good morning' })
  expect(await json(admin.get('/cms/stock/photos/search?term=bread'))).toMatchObject({ items: [{ id: '1' }] })
  host.services.outside = outside
  await new Promise((resolve) => {
    server.close(resolve)
  })
})

it.each([
  'http://127.0.0.1/',
  'http://localhost:5432/',
  'http://[::1]/',
  'http://169.254.169.254/latest',
  'file:///etc/passwd',
  'http://2130706433/',
  'nonsense',
])('reads nothing from inside: %s', async (url) => {
  const answer = await admin.get(`/cms/scrape/content?url=${encodeURIComponent(url)}`)
  expect([422, 502]).toContain(answer.status)
})
