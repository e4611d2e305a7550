/** @jest-environment ./test/server/support/environment.cjs */
import sharp from 'sharp'
import { PROVIDER_NAME } from '../../../../demo/pages/provider'
import { BRAND_VIEWS } from '../../../../src/contract'
import type { Browser } from '../../support/Browser'
import { addWebsite } from '../../support/fixture'
import { startTestHost, type TestHost } from '../../support/testHost'

let host: TestHost
let admin: Browser
beforeAll(async () => {
  host = await startTestHost()
  admin = await host.as(host.fixture.users.admin, host.fixture.ours)
})
afterAll(() => host.close())

const look = async (view: string, query = '', browser = admin) => {
  const response = await browser.open(`/account/preview/${view}${query}`)
  return { status: response.status, policy: response.headers.get('content-security-policy') ?? '', html: await response.text() }
}
const picture = async () =>
  `data:image/png;base64,${(
    await sharp({ create: { width: 300, height: 100, channels: 3, background: '#0b6b75' } })
      .png()
      .toBuffer()
  ).toString('base64')}`

it('shows a portal before there is a website', async () => {
  expect((await look('portal')).html).toContain('href="/my/requirements/')
})

it('shows the real pages and mails under a colour that is not saved', async () => {
  await addWebsite(host.open.db, host.fixture.ours, { title: 'Bakery', status: 'preparation' })
  for (const view of ['portal', 'login', 'editor']) {
    const { status, html } = await look(view, '?color=ff8800')
    expect([view, status, html.includes('/static/brand/ff8800.css')]).toEqual([view, 200, true])
    // Browsers complain of each that may not run.
    expect(html).not.toContain('<script')
  }
  expect((await look('portal', '?color=ff8800')).html).toContain('Bakery')
  expect((await look('login')).html).toContain('type="password"')
  expect((await look('mail', '?color=ff8800')).html).toContain('background:#ff8800')
  expect(await (await admin.open('/account')).text()).not.toContain('ff8800')
})

it('shows new pictures, keeps them for the preview alone, and no picture of another partner', async () => {
  const answer = await admin.send('POST', '/api/account/preview', { logo: await picture(), editorLogoDark: await picture(), color: null })
  expect(answer.status).toBe(200)
  const query = (await answer.json()) as { logo: string; editorLogoDark: string; color: string }
  expect(query).toEqual({ logo: expect.stringMatching(/^\/static\/brand\/\w+\.png$/), editorLogoDark: query.logo, color: '' })
  const text = `?${new URLSearchParams(query)}`
  for (const view of ['portal', 'login', 'editor', 'mail'] as const)
    expect([view, (await look(view, text)).html.includes(query.logo)]).toEqual([view, true])
  expect(await (await admin.get('/api/account')).json()).not.toHaveProperty('logo')
  const their = await host.as(host.fixture.theirAdmin, host.fixture.theirs)
  expect((await look('login', text, their)).html).not.toContain(query.logo)
  expect((await look('login', '?logo=https://elsewhere.example/x.png')).html).not.toContain('elsewhere')
})

it('answers with a page in which nothing runs, and which says no provider’s name', async () => {
  for (const view of ['overview', ...BRAND_VIEWS]) {
    const { policy, html } = await look(view)
    expect([view, policy]).toEqual([view, expect.stringMatching(/^default-src 'none';.*form-action 'none'.*sandbox allow-same-origin$/)])
    // What would be stopped would be told in the console of whoever looks at the settings.
    expect([view, /<script|modulepreload|\sautofocus|\son\w+=/.exec(html)]).toEqual([view, null])
    expect([view, html.toLowerCase().includes(PROVIDER_NAME.toLowerCase())]).toEqual([view, false])
  }
})

it('keeps no picture when somebody only looks, and knows no other view', async () => {
  const count = async () =>
    (
      await host.open.db
        .selectFrom('brand_images')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count
  const before = await count()
  const other = `data:image/png;base64,${(
    await sharp({ create: { width: 9, height: 9, channels: 3, background: '#ffffff' } })
      .png()
      .toBuffer()
  ).toString('base64')}`
  expect((await look('login', `?${new URLSearchParams({ logo: other })}`)).status).toBe(200)
  expect(await count()).toBe(before)
  expect((await look('constructor')).status).toBe(404)
})

it('refuses a picture that is none, and lets only admins try one', async () => {
  expect((await admin.send('POST', '/api/account/preview', { logo: 'data:image/png;base64,AAAA' })).status).toBe(422)
  const manager = await host.as(host.fixture.users.manager, host.fixture.ours)
  expect((await manager.send('POST', '/api/account/preview', { color: '000' })).status).toBe(403)
})
