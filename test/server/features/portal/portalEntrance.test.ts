/** @jest-environment ./test/server/support/environment.cjs */
import { Browser } from '../../support/Browser'
import { addWebsite, NOW } from '../../support/fixture'
import { enter, portalTokenOf } from '../../support/portal'
import { startTestHost, type TestHost } from '../../support/testHost'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.close())

const entriesOf = (website: number) =>
  host.open.db.selectFrom('messages').selectAll().where('website_id', '=', website).where('deleted_at', 'is', null).orderBy('id').execute()

describe('the way in', () => {
  it('is the link alone: it opens the area of that website, in its language', async () => {
    const { browser, answer } = await enter(host, 'preparation', { language: 'de' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/my/'])
    const page = await browser.open('/my/')
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).toContain('<html lang="de"')
    expect(html).toContain('Ada Kunde')
    expect(html).toContain('Ours')
  })

  it('is closed without a link, with a wrong, an old and a revoked one, and for a website in the bin', async () => {
    const stranger = new Browser(host.app)
    const closed = await stranger.open('/my/files/list')
    expect([closed.status, closed.headers.get('location')]).toEqual([303, '/my/access?target=%2Fmy%2Ffiles%2Flist'])
    expect((await stranger.get('/my/files/list')).status).toBe(401)
    expect((await stranger.open('/my/enter/nothing')).status).toBe(404)
    const { browser, website, link } = await enter(host, 'preparation')
    await host.open.db.updateTable('portal_links').set({ revoked_at: NOW }).where('website_id', '=', website).execute()
    expect((await browser.get('/my/files/list')).status).toBe(401)
    expect((await stranger.open(link)).status).toBe(404)
    await host.open.db.updateTable('portal_links').set({ revoked_at: null, expires_at: NOW }).where('website_id', '=', website).execute()
    expect((await browser.get('/my/files/list')).status).toBe(401)
    const binned = await enter(host, 'preparation')
    await host.open.db.updateTable('websites').set({ deleted_at: NOW }).where('id', '=', binned.website).execute()
    expect((await binned.browser.get('/my/files/list')).status).toBe(401)
  })

  it('is made by the team, to be passed on or mailed', async () => {
    const { website } = await enter(host, 'preparation', { language: 'de', customer: JSON.stringify({ email: 'ada@customer.test' }) })
    const admin = await host.as(host.fixture.users.admin, host.fixture.ours)
    const invite = async (mail: boolean) =>
      (await (await admin.send('POST', `/website/${website}/portal_invitation`, { mail })).json()) as { url: string; sentTo: string }
    const { url } = await invite(false)
    expect((await new Browser(host.app).open(new URL(url).pathname)).headers.get('location')).toBe('/my/')
    expect(await invite(true)).toEqual({ url: null, sentTo: 'ada@customer.test' })
    const rows = await host.open.db.selectFrom('messages').selectAll().where('website_id', '=', website).orderBy('id').execute()
    expect(rows.slice(-2)).toMatchObject([
      { category: 'system', message: 'Link to the customer area made' },
      { category: 'message_to', to_email: 'ada@customer.test', from_user_id: host.fixture.users.admin, delivery_state: 'queued' },
    ])
    expect(rows.at(-1)?.message).toMatch(/^Hallo .*\n\ndieser Link .*\nhttp.*\/my\/enter\/\S+$/)
    const theirs = await addWebsite(host.open.db, host.fixture.theirs)
    expect((await admin.send('POST', `/website/${theirs}/portal_invitation`, { mail: false })).status).toBe(404)
  })

  it('can be asked for by e-mail: a known address gets a mail, every address the same answer', async () => {
    const { website } = await enter(host, 'preparation', { customer: JSON.stringify({ email: 'Known@customer.test' }) })
    const stranger = new Browser(host.app)
    const answers = [
      await stranger.submit('/my/access', { email: 'known@customer.test' }),
      await stranger.submit('/my/access', { email: 'no@customer.test' }),
    ]
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    expect(texts[0]?.replaceAll(/nonce="[^"]+"/g, '')).toBe(texts[1]?.replaceAll(/nonce="[^"]+"/g, ''))
    const [mail] = await entriesOf(website)
    expect(mail).toMatchObject({ category: 'message_to', delivery_state: 'queued', to_email: 'known@customer.test' })
    // Where it leads does not depend on the Host header, which whoever asks can write.
    const path = /https:\/\/partner\.example(\/my\/enter\/[\w-]+)/.exec(mail?.message ?? '')?.[1] ?? ''
    expect((await stranger.open(path)).headers.get('location')).toBe('/my/')
    // The pages of the customer do not show it again.
    expect(await (await stranger.open('/my/emails')).text()).not.toContain(path)
  })

  it('is slowed down for whoever asks too often', async () => {
    const stranger = new Browser(host.app)
    let status = 0
    for (let nth = 0; nth < 25; nth++) status = (await stranger.submit('/my/access', { email: 'often@customer.test' })).status
    expect(status).toBe(429)
  })

  it('needs the token of the session for every change', async () => {
    const { browser } = await enter(host, 'preparation')
    browser.portalToken = 'wrong'
    expect((await browser.send('POST', '/my/folders/create', { name: 'x' })).status).toBe(403)
    expect((await browser.submit('/my/requirements/logo', { logoText: 'x' })).status).toBe(403)
    expect((await browser.submit('/my/leave', {})).status).toBe(403)
  })

  it.each(['lead_interest', 'creation_customer'] as const)(
    'leads the team to what was wished, when it is closed to the customer: %s',
    async (status) => {
      const { website, browser } = await enter(host, status)
      const refused = await browser.open('/my/requirements/inspiration')
      expect(refused.status).toBe(403)
      // No administrator could help.
      expect(await refused.text()).not.toContain('administrator')
      const admin = await host.as(host.fixture.users.admin, host.fixture.ours)
      const way = await admin.open(`/website/${website}/requirements`)
      expect([way.status, way.headers.get('location')]).toEqual([303, '/my/requirements/inspiration'])
      expect((await admin.open('/my/requirements/inspiration')).status).toBe(200)
    },
  )

  it.each([
    ['whose role may not change them later, to be read', 'sales', false],
    ['whose role may, as a form', 'editor', true],
  ] as const)('shows wishes that are closed to the customer to somebody %s', async (_, role, isForm) => {
    const { website } = await enter(host, 'preparation_check', { assigned_to: host.fixture.users[role] })
    const person = await host.as(host.fixture.users[role], host.fixture.ours)
    await person.open(`/website/${website}/requirements`)
    const html = await (await person.open('/my/requirements/logo')).text()
    expect([html.includes('name="logoText"'), html.includes('Your role does not let you change them')]).toEqual([isForm, !isForm])
    person.portalToken = await portalTokenOf(host.open, person)
    const saved = await person.submit('/my/requirements/logo', { _csrf: person.portalToken, logoText: 'Late' })
    expect(saved.status).toBe(isForm ? 303 : 403)
  })

  it('shows wishes to be read to somebody who only looks at a customer’s pages', async () => {
    const { website } = await enter(host, 'preparation')
    const looker = await host.as(host.fixture.users.admin, host.fixture.ours)
    const looks = { viewed_from: host.fixture.ours }
    await host.open.db.updateTable('sessions').set(looks).where('csrf_token', '=', looker.token).execute()
    await looker.open(`/website/${website}/requirements`)
    const html = await (await looker.open('/my/requirements/logo')).text()
    expect([html.includes('name="logoText"'), html.includes('You are only looking at this customer')]).toEqual([false, true])
  })

  it('gives the team the same pages with its own rights, as long as it may see the website', async () => {
    const { website } = await enter(host, 'creation_customer', { assigned_to: host.fixture.users.editor })
    const editor = await host.as(host.fixture.users.editor, host.fixture.ours)
    const way = await editor.open(`/website/${website}/portal/my_emails`)
    expect([way.status, way.headers.get('location')]).toEqual([303, '/my/emails'])
    expect(await (await editor.open('/my/')).text()).toContain('portal__staff')
    editor.portalToken = await portalTokenOf(host.open, editor)
    expect((await editor.send('POST', '/my/feedback/publish')).status).toBe(403)
    await host.open.db.updateTable('websites').set({ assigned_to: null }).where('id', '=', website).execute()
    expect((await editor.get('/my/feedback/todos')).status).toBe(401)
  })
})
