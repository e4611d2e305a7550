/** @jest-environment ./test/server/support/environment.cjs */
import { LOCALES } from '../../../../src/model'
import type { Browser } from '../../support/Browser'
import { addWebsite, NOW, type RoleName } from '../../support/fixture'
import { startTestHost, type TestHost } from '../../support/testHost'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.close())

const as = (role: RoleName) => host.as(host.fixture.users[role], host.fixture.ours)
const htmlOf = async (browser: Browser, path: string) => (await browser.open(path)).text()
const headings = (html: string) => [...html.matchAll(/<h1[^>]*>([^<]*)</g)].map(([, text]) => text)

describe('whoever has no role', () => {
  it('starts on a page of their own, which says whom to ask and what they may do', async () => {
    const html = await htmlOf(await as('user'), '/')
    expect(headings(html)).toHaveLength(1)
    expect(html).toContain('You do not have a role at Ours yet')
    expect(html).toMatch(/href="mailto:[^"]+"/)
    expect(html).toContain('href="/profile"')
    expect(html).not.toMatch(/data-island="(main|goals)"/)
  })

  it('finds the views of the sidebar, and behind them what is missing and whom to ask', async () => {
    const browser = await as('user')
    const { routes } = await browser.pageData()
    expect(routes).toMatchObject({ partner_websites: '/websites', partner_overdue_todos: '/overdue-todos' })
    expect(routes).not.toHaveProperty('api_partner_websites')
    const answer = await browser.open('/websites')
    const html = await answer.text()
    expect(answer.status).toBe(403)
    expect(html).toMatch(/data-island="sidebar"[^]*You do not have the right to do this[^]*mailto:/)
  })

  it('has no number of what they may not see', async () => {
    await host.open.db
      .insertInto('unassigned_emails')
      .values({
        partner_id: host.fixture.ours,
        mail_id: '<1@b.test>',
        from_name: '',
        from_email: 'a@b.test',
        recipients: '[]',
        cc: '[]',
        subject: 'Hello',
        snippet: '',
        text: '',
        auth: '{}',
        received_at: NOW,
        created_at: NOW,
      })
      .execute()
    const counts = (await (await (await as('user')).get('/api/sidebar_counts')).json()) as object
    expect(counts).toMatchObject({ unassigned: 0, 'all-websites': 0 })
  })

  it('has no entry of the team, and no tool', async () => {
    const html = await htmlOf(await as('user'), '/profile')
    expect(html).not.toContain('href="/users"')
    expect(html).not.toContain('aside__heading')
  })
})

describe('an address that leads nowhere', () => {
  it.each(['/nowhere', '/website/999999', '/website/1/nowhere'])('%s says so, with the ways on around it', async (path) => {
    const answer = await (await as('editor')).open(path)
    const html = await answer.text()
    expect(answer.status).toBe(404)
    expect(headings(html)).toEqual(['This page does not exist'])
    expect(html).toMatch(/<title>This page does not exist/)
    expect(html).toContain('data-partner-page')
    expect(html).toMatch(/<form[^>]*action="\/websites"/)
  })

  it('says so to a program in its own way, and to a stranger asks to sign in only where there is something', async () => {
    const browser = await as('editor')
    expect(await (await browser.get('/nowhere')).json()).toEqual({ error: expect.any(String) })
    const stranger = await host.app.request('http://host.test/nowhere', { headers: { host: 'host.test', accept: 'text/html' } })
    expect([stranger.status, (await stranger.text()).includes('data-partner-page')]).toEqual([404, false])
  })

  it('stands alone in a frame of another page and in the customer area', async () => {
    const browser = await as('admin')
    const framed = await browser.request('/nowhere', { headers: { accept: 'text/html', 'sec-fetch-dest': 'iframe' } })
    expect(await framed.text()).not.toContain('data-partner-page')
    expect(await htmlOf(browser, '/my/nowhere')).not.toContain('data-partner-page')
  })
})

describe('pages without scripts', () => {
  let id = 0
  let template = 0
  beforeAll(async () => {
    const { db } = host.open
    id = await addWebsite(db, host.fixture.ours, {
      title: 'Bakery',
      customer: JSON.stringify({ firm: 'Korn & Co', email: 'korn@example.test' }),
    })
    template = await addWebsite(db, host.fixture.ours, { title: 'Base', is_template: true })
  })

  it('customer data are there to read', async () => {
    const html = await htmlOf(await as('admin'), `/website/${id}/edit`)
    expect(headings(html)).toEqual(['Customer data'])
    expect(html).toMatch(/Company<\/dt><dd>Korn &amp; Co/)
    expect(html).toContain(`href="/website/${id}"`)
  })

  it.each(LOCALES)('customer data have their names in %s', async (locale) => {
    const browser = await as('admin')
    await host.open.db.updateTable('users').set({ language: locale }).where('id', '=', host.fixture.users.admin).execute()
    expect((await browser.open(`/website/${id}/edit`)).status).toBe(200)
    await host.open.db.updateTable('users').set({ language: 'en' }).where('id', '=', host.fixture.users.admin).execute()
  })

  it('templates lead to the form for a website made from them', async () => {
    const html = await htmlOf(await as('design'), '/templates')
    expect(headings(html)).toEqual(['Website templates'])
    expect(html).toContain(`href="/website/new/${template}"`)
  })

  it('a website is made with the form, from the template that the address names', async () => {
    const browser = await as('admin')
    await browser.pageData()
    const html = await htmlOf(browser, `/website/new/${template}`)
    expect(html).toMatch(new RegExp(`<option value="${template}" selected>`))
    const answer = await browser.submit('/website/new', {
      _csrf: browser.token,
      title: 'Made by form',
      customerEmail: '',
      source: String(template),
    })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/website\/\d+$/)])
  })

  it('a form that is sent twice makes one website', async () => {
    const browser = await as('admin')
    await browser.pageData()
    const [, key = ''] = /name="key" value="([^"]+)"/.exec(await htmlOf(browser, '/website/new')) ?? []
    const form = { _csrf: browser.token, title: 'Sent twice', customerEmail: '', key }
    const answers = [await browser.submit('/website/new', form), await browser.submit('/website/new', form)]
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    const [first, second] = answers.map(({ headers }) => headers.get('location'))
    expect(second).toBe(first)
  })

  it('who may not make one is told so', async () => {
    expect((await (await as('editor')).open('/website/new')).status).toBe(403)
    expect((await (await as('user')).open('/templates')).status).toBe(403)
  })
})
