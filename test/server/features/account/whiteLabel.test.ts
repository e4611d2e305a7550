/** @jest-environment ./test/server/support/environment.cjs */
import { contrastRatio } from '../../../../src/model'
import { contractRoutes } from '../../../../src/contract/table'
import { brandMail } from '../../../../demo/outbox/mail/brandMail'
import { handlers } from '../../../../demo/routes'
import { PROVIDER_NAME } from '../../../../demo/pages/provider'
import { brandSheet } from '../../../../demo/pages/brandStyles'
import { showProof } from '../../support/domains'
import type { Browser } from '../../support/Browser'
import { startTestHost, type TestHost } from '../../support/testHost'

let host: TestHost
let admin: Browser
beforeAll(async () => {
  host = await startTestHost()
  admin = await host.as(host.fixture.users.admin, host.fixture.ours)
  const change = {
    domain: 'app.ours.example',
    color: '0b6b75',
    customPartnerHead: '<meta name="robots" content="noindex">',
    email: 'hello@ours.test',
  }
  await admin.send('POST', '/api/account', change)
  await showProof(host, { partnerId: host.fixture.ours, name: change.domain })
})
afterAll(() => host.close())

const names = (text: string) => text.toLowerCase().includes(PROVIDER_NAME.toLowerCase())

it('says the provider’s name on no page of a partner', async () => {
  const served = new Set(handlers.map(({ route }) => route.name))
  const pages = contractRoutes.filter(
    ({ name, host: area, path, answer, method }) =>
      served.has(name) && area === 'partner' && answer === 'page' && !path.includes('{') && method !== 'POST' && name !== 'partner_logout',
  )
  expect(pages.length).toBeGreaterThan(10)
  for (const { path } of [...pages, { path: '/view/privacy' }, { path: '/view/language' }, { path: '/nothing-here' }]) {
    const html = await (await admin.open(path)).text()
    expect([path, names(html)]).toEqual([path, false])
  }
})

it('shows the partner’s brand on its own domain before anybody signs in', async () => {
  const open = async (domain: string) =>
    (await host.app.request(`http://${domain}/login`, { headers: { host: domain, accept: 'text/html' } })).text()
  const own = await open('app.ours.example')
  expect(own).toContain('Ours')
  expect(names(own)).toBe(false)
  expect(names(await open('elsewhere.test'))).toBe(true)
})

it('writes the partner’s tags into the head, as attributes and never as markup', async () => {
  expect(await (await admin.open('/')).text()).toContain('<meta name="robots" content="noindex">')
})

it('says the provider’s name in no mail', async () => {
  await admin.send('POST', '/users/invite', { invitations: [{ email: 'new@elsewhere.test', role: 'sales' }] })
  const mails = await host.open.db.selectFrom('outgoing_mails').select(['subject', 'text', 'html', 'from_name']).execute()
  expect(mails).toHaveLength(1)
  expect(names(JSON.stringify(mails))).toBe(false)
})

it.each(['ffffff', '000000', 'ffff00', '0b6b75', '7f7f7f', 'ff3d71'])('keeps text readable on and beside the colour %s', (colour) => {
  const sheet = brandSheet(colour)
  const [, brand = '', on = ''] = /--brand: (#\w{6}); --on-brand: (#\w{6})/.exec(sheet) ?? []
  const [, light = ''] = /light-dark\((#\w{6})/.exec(sheet) ?? []
  expect(contrastRatio(brand, on)).toBeGreaterThanOrEqual(4.5)
  expect(contrastRatio(light, '#f4f6fa')).toBeGreaterThanOrEqual(4.5)
  const { html } = brandMail(
    { name: 'Ours', color: colour },
    { locale: 'en', title: '<b>', paragraphs: ['a & b'], button: { label: 'Go', url: 'https://x.example/?a=1&b="' } },
  )
  expect(html).toContain('&lt;b&gt;')
  expect(html).toContain('href="https://x.example/?a=1&amp;b=&quot;"')
})
