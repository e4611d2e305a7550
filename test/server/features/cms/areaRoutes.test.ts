/** @jest-environment ./test/server/support/environment.cjs */
import sharp from 'sharp'
import { createPortalLink } from '../../../../demo/features/portal/portalLinks'
import type { Status } from '../../../../src/model'
import { Browser } from '../../support/Browser'
import { addMessage, addWebsite, NOW } from '../../support/fixture'
import { portalTokenOf } from '../../support/portal'
import { startTestHost, type TestHost } from '../../support/testHost'

// Of the areas without screens (defaults 5.13): routes that no story of an area passes by.
let host: TestHost
let admin: Browser
let website: number
beforeAll(async () => {
  host = await startTestHost()
  admin = await host.as(host.fixture.users.admin, host.fixture.ours)
  website = await addWebsite(host.open.db, host.fixture.ours, { title: 'Bakery', domain: 'bakery.example' })
})
afterAll(() => host.close())

const json = async <T>(answer: Promise<Response>) => (await (await answer).json()) as T
const theirs = () => host.as(host.fixture.theirAdmin, host.fixture.theirs)

describe('the editor', () => {
  it('opens in a window of its own and in the generator, with the content of the website', async () => {
    await admin.send('POST', `/cms/${website}/save`, { version: 0, content: { pages: [{ title: 'Fresh rolls', blocks: [] }] } })
    for (const path of [`/cms/${website}/undocked`, `/cms/${website}`])
      expect(await (await admin.open(path)).text()).toContain('Fresh rolls')
    expect(await (await admin.open(`/cms/generator/${website}`)).text()).toContain('Bakery')
  })

  it.each([
    ['dark', 'dark', '<img class="brand__logo" src="/on-dark.png"'],
    ['light', 'light', '<img class="brand__logo" src="/on-light.png"'],
    // As the device is.
    ['system', 'system', '<source media="(prefers-color-scheme: dark)" srcset="/on-dark.png"><img class="brand__logo" src="/on-light.png"'],
    // Where nobody has said anything.
    [undefined, 'dark', '<img class="brand__logo" src="/on-dark.png"'],
  ])('is %s with the logo for that, and so are its generator and the choice of a website', async (editorMode, theme, logo) => {
    const { settings } = await host.open.db
      .selectFrom('partners')
      .select('settings')
      .where('id', '=', host.fixture.ours)
      .executeTakeFirstOrThrow()
    const set = (value: object) =>
      host.open.db
        .updateTable('partners')
        .set({ settings: JSON.stringify(value) })
        .execute()
    await set({ ...settings, editorMode, editorLogoDark: '/on-dark.png', editorLogoLight: '/on-light.png', logo: '/usual.png' })
    for (const path of [`/cms/${website}`, `/cms/${website}/undocked`, `/cms/generator/${website}`, '/cms']) {
      const html = await (await admin.open(path)).text()
      expect(html).toContain(`data-theme="${theme}"`)
      expect(html.replaceAll(/>\s+</g, '><')).toContain(logo)
    }
    expect(await (await admin.open('/profile')).text()).toContain('src="/usual.png"')
    await set(settings)
  })

  it('says what the website is', async () => {
    await admin.send('POST', '/api/account', { color: '0b6b75' })
    expect(await json(admin.get(`/cms/website/${website}/config`))).toMatchObject({
      ...{ webcard: website, title: 'Bakery', domain: 'bakery.example', color: '0b6b75', published: false },
    })
    expect(await json(admin.get(`/cms/website/${website}/details`))).toMatchObject({ id: website, title: 'Bakery' })
    const { items } = await json<{ items: { id: number }[] }>(admin.get('/cms/website/find?term=bakery'))
    expect(items.map(({ id }) => id)).toEqual([website])
    expect((await json<{ items: object[] }>((await theirs()).get('/cms/website/find?term=bakery'))).items).toEqual([])
  })

  it('keeps what forms do', async () => {
    const settings = { contact: { to: 'ada@bakery.example' } }
    await admin.send('POST', `/cms/${website}/form/settings`, settings)
    expect(await json(admin.get(`/cms/${website}/form/settings`))).toEqual(settings)
  })

  it('gives back what was put into media, with a picture of it in small, to the team alone, until it is removed', async () => {
    const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0b6b75' } })
      .png()
      .toBuffer()
    const upload = new FormData()
    upload.append('file', new File([Buffer.from(bytes)], 'shop.png', { type: 'image/png' }))
    const { items } = await json<{ items: { id: number; url: string; thumbnail: string }[] }>(
      admin.send('POST', `/cms/${website}/media/upload`, upload),
    )
    const [file] = items
    if (!file) throw new Error('Nothing was uploaded')
    expect(file).toMatchObject({ name: 'shop.png', type: 'image', size: bytes.length })
    expect((await json<{ files: object[] }>(admin.get(`/cms/${website}/media`))).files).toContainEqual(file)
    expect(Buffer.from(await (await admin.open(file.url)).arrayBuffer()).equals(bytes)).toBe(true)
    const small = await admin.open(file.thumbnail)
    expect([small.status, (await sharp(Buffer.from(await small.arrayBuffer())).metadata()).width]).toEqual([200, 480])
    expect((await (await theirs()).open(file.url)).status).toBe(404)

    const other = await addWebsite(host.open.db, host.fixture.ours)
    expect((await admin.send('DELETE', `/cms/${other}/media/${file.id}`)).status).toBe(404)
    expect((await admin.send('DELETE', `/cms/${website}/media/${file.id}`)).status).toBe(204)
    expect((await admin.send('DELETE', `/cms/${website}/media/${file.id}`)).status).toBe(404)
    expect((await admin.open(file.url)).status).toBe(404)
    expect((await json<{ files: object[] }>(admin.get(`/cms/${website}/media`))).files).toEqual([])
  })

  it('moves media between folders, and removes only those with nothing in them', async () => {
    const upload = new FormData()
    upload.append('file', new File(['Menu'], 'menu.txt', { type: 'text/plain' }))
    const [file] = (await json<{ items: { id: number }[] }>(admin.send('POST', `/cms/${website}/media/upload`, upload))).items
    const folder = await json<{ id: number; name: string }>(admin.send('POST', `/cms/${website}/folder`, { name: 'Menus' }))
    const renamed = await json(admin.send('PATCH', `/cms/${website}/folder/${folder.id}`, { name: 'Cards' }))
    expect(renamed).toMatchObject({ id: folder.id, name: 'Cards' })
    const moved = await json(admin.send('POST', `/cms/${website}/media/move`, { files: [file?.id], folder: folder.id }))
    expect(moved).toMatchObject({ folder: { name: 'Cards' }, files: [{ id: file?.id, name: 'menu.txt' }] })
    expect(await json(admin.get(`/cms/${website}/media`))).toMatchObject({ folders: [{ id: folder.id }], files: [] })
    expect((await admin.send('DELETE', `/cms/${website}/folder/${folder.id}`)).status).toBe(409)
    await admin.send('POST', `/cms/${website}/media/move`, { files: [file?.id], folder: null })
    expect((await admin.send('DELETE', `/cms/${website}/folder/${folder.id}`)).status).toBe(204)
    expect(await json(admin.get(`/cms/${website}/media`))).toMatchObject({ folders: [], files: [{ id: file?.id }] })
  })

  it('has a style sheet that is known by its content', async () => {
    const { hash, css } = await json<{ hash: string; css: string }>(admin.send('POST', `/cms/${website}/assets/compile`))
    expect(await json(admin.get(`/cms/${website}/assets/config`))).toMatchObject({ hash, version: 1 })
    expect(Buffer.from((await host.services.files.get(hash)) ?? []).toString()).toBe(css)
  })

  it('offers the elements that a collection is shown with', async () => {
    const { id } = await json<{ id: number }>(admin.send('POST', `/cms/api/website/${website}/collections`, { name: 'Rolls' }))
    await admin.send('POST', `/cms/api/collections/${id}/fields`, { name: 'Price', type: 'number' })
    const { items } = await json<{ items: object[] }>(admin.get(`/cms/api/collections/${id}/containerElements`))
    expect(items).toEqual([
      { type: 'list', collection: id, label: 'Rolls' },
      { type: 'number', collection: id, field: 'Price', label: 'Price' },
    ])
  })

  it('lets the customer in for feedback, in their own area', async () => {
    const { url } = await json<{ url: string }>(admin.get(`/cms/${website}/link/feedback`))
    const { pathname, search } = new URL(url)
    const customer = new Browser(host.app)
    await host.open.db.updateTable('websites').set({ status: 'creation_customer' }).where('id', '=', website).execute()
    const entered = await customer.open(pathname + search)
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/my/feedback/preview'])
    expect(await (await customer.open('/my/feedback/preview')).text()).toContain(`/cms/presentation/${website}/`)
  })

  it('says that no library of videos is set up, and reads no addresses of our own network', async () => {
    expect((await admin.get('/cms/stock/videos/search?term=rolls')).status).toBe(503)
    expect((await admin.get('/cms/scrape/urls?url=http://127.0.0.1/')).status).toBe(422)
  })

  it('passes a wish for a preset on to whoever reads the log of the partner', async () => {
    expect((await admin.send('POST', '/cms/preset/request', { message: '  ' })).status).toBe(422)
    expect((await admin.send('POST', '/cms/preset/request', { message: 'A menu' })).status).toBe(204)
    const log = await host.open.db
      .selectFrom('audit_log')
      .select(['partner_id', 'details'])
      .where('action', '=', 'preset.requested')
      .execute()
    expect(log).toEqual([{ partner_id: host.fixture.ours, details: { message: 'A menu' } }])
  })
})

describe('the back office', () => {
  it.each([
    ['/backoffice/unassigned/view', '/unassigned_emails'],
    ['/backoffice/website/{id}', '/website/{id}'],
    ['/backoffice/website/cms/{id}', '/cms/{id}'],
    ['/backoffice/websites/assign', '/websites/assign'],
    ['/backoffice/websites/filter/leads', '/websites/leads'],
  ])('leads from %s to %s', async (from, to) => {
    const at = (path: string) => path.replace('{id}', String(website))
    const answer = await admin.open(at(from))
    expect([answer.status, answer.headers.get('location')]).toEqual([303, at(to)])
  })

  it('writes to-dos, notes and what a session was for, of one’s own', async () => {
    const todo = await json(admin.send('POST', `/backoffice/website/todo/create_ajax/${website}`, { description: 'Call Ada' }))
    expect(todo).toMatchObject({ description: 'Call Ada', website: { id: website } })
    await admin.send('POST', `/backoffice/website/save_note/${website}`, { text: 'Likes rye', version: 0 })
    expect(await json(admin.get(`/website/${website}/note`))).toMatchObject({ note: { text: 'Likes rye' } })
    expect((await admin.send('POST', `/backoffice/website/save_note/${website}`, { text: 'Late', version: 0 })).status).toBe(409)

    await admin.send('POST', `/api/session/start/${website}`)
    const { id } = await host.open.db.selectFrom('work_sessions').select('id').executeTakeFirstOrThrow()
    const path = `/backoffice/website/session/${id}/reason/Texts`
    const design = await host.as(host.fixture.users.design, host.fixture.ours)
    expect((await design.send('POST', path)).status).toBe(404)
    expect((await admin.send('POST', path)).status).toBe(303)
    expect(await host.open.db.selectFrom('work_sessions').select('reason').execute()).toEqual([{ reason: 'Texts' }])
  })

  it.each(['filter', 'list', 'compact', 'update', 'scroll'])('shows the log of the website as %s', async (kind) => {
    await addMessage(host.open.db, host.fixture.ours, website, { subject: 'About rye', message: 'Is it fresh?' })
    const answer = await admin.open(`/backoffice/website/log/${kind}/${website}`)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('About rye')
    expect((await (await theirs()).open(`/backoffice/website/log/${kind}/${website}`)).status).toBe(404)
  })
})

describe('the customer area', () => {
  async function enter(status: Status) {
    const id = await addWebsite(host.open.db, host.fixture.ours, { status, title: 'Mill' })
    const browser = new Browser(host.app)
    await browser.open(await createPortalLink(host.open.db, { websiteId: id, userId: null, now: NOW }))
    browser.portalToken = await portalTokenOf(host.open, browser)
    return { id, browser }
  }

  it.each(['inspiration', 'construction', 'law'])('keeps the wishes of %s and shows them again', async (page) => {
    const { id, browser } = await enter('preparation')
    const html = await (await browser.open(`/my/requirements/${page}`)).text()
    const [, field = ''] = /<textarea[^>]* name="(\w+)"/.exec(html) ?? /<input[^>]* id="\w+" name="(\w+)"/.exec(html) ?? []
    const saved = await browser.submit(`/my/requirements/${page}`, { _csrf: browser.portalToken, [field]: `Said of ${page}` })
    expect(saved.status).toBe(303)
    expect(await (await browser.open(`/my/requirements/${page}`)).text()).toContain(`Said of ${page}`)
    expect(await host.open.db.selectFrom('wishes').select('page').where('website_id', '=', id).execute()).toEqual([{ page }])
  })

  it('offers lines of business in the language of the customer', async () => {
    const { browser } = await enter('preparation')
    const { items } = await json<{ items: { key: string; name: string }[] }>(browser.get('/my/onboarding/sectors'))
    expect(items).toContainEqual({ key: 'food', name: expect.stringMatching(/\w/) })
  })
})

it('explains messages and tickets to everybody', async () => {
  const answer = await new Browser(host.app).open('/help/messages-and-tickets')
  expect(answer.status).toBe(200)
  expect((await answer.text()).match(/<li/g)?.length).toBeGreaterThanOrEqual(4)
})
