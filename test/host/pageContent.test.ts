/** @jest-environment ./test/host/support/environment.cjs */
import { partner_index, partner_profile, partner_users } from '../../src/contract/server'
import { contrastRatio, todayIn } from '../../src/model'
import { seed } from '../../demo/db/seeds'
import { createApp } from '../../demo/server/createApp'
import { framedPage } from '../../demo/server/page'
import { handlers } from '../../demo/server/routes'
import { serve } from '../../demo/server/serve'
import { brandSheet } from '../../demo/templates/content/brandStyles'
import { pageContent } from '../../demo/templates/content/pageContent'
import { Browser } from './support/Browser'
import { startTestHost, type TestHost } from './support/testHost'

describe('the main area of a page before its island is there', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost()
    const { db, files, clock } = host.services
    await seed({ db, files, name: 'small', now: clock.now() })
  })
  afterAll(() => host.close())

  /** Opens a page as somebody of the demo. */
  async function open(path: string, email: string): Promise<string> {
    const pages = [partner_index, partner_profile, partner_users].map((route) =>
      serve(route, async ({ c, viewer }) =>
        framedPage(c, viewer, 'page.njk', { title: 'Title', island: 'main', ...(await pageContent(c, viewer)) }),
      ),
    )
    const browser = new Browser(createApp(host.services, [...pages, ...handlers]))
    const { id } = await host.open.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    await browser.send('POST', '/preview/api/sign-in', { userId: id, partnerId: 1 })
    return (await browser.open(path)).text()
  }

  it('shows what there is to do, with links, and which goals are reached', async () => {
    const html = await open('/', 'admin@demo.partner')
    expect(html).toContain('Hello Anna')
    expect(html).toMatch(/href="\/tickets">[^]*?<b>14<\/b>/)
    expect(html).toContain('6 of 7 done')
    expect(html.match(/class="site"/g)).toHaveLength(8)
    expect(html).toMatch(/href="\/website\/\d+"/)
  })

  it('shows people with their own scope only their own websites', async () => {
    const html = await open('/', 'sales@demo.partner')
    const shown = [...html.matchAll(/href="\/website\/(\d+)"/g)].map(([, id]) => Number(id))
    const sales = await host.open.db.selectFrom('users').select('id').where('email', '=', 'sales@demo.partner').executeTakeFirstOrThrow()
    const websites = await host.open.db.selectFrom('websites').selectAll().where('id', 'in', shown).execute()
    expect(websites.length).toBeGreaterThan(0)
    for (const { assigned_to, closed_by, designed_by, serviced_by, created_by } of websites)
      expect([assigned_to, closed_by, designed_by, serviced_by, created_by]).toContain(sales.id)
    expect(html).not.toContain('href="/tickets"')
  })

  it('shows the profile and the staff', async () => {
    const profile = await open('/profile', 'editor@demo.partner')
    for (const text of ['Elif', 'Kaya', 'editor@demo.partner', 'English']) expect(profile).toContain(text)
    const staff = await open('/users', 'editor@demo.partner')
    for (const text of ['Anna Petersen', 'Pavel Novák', '11 people']) expect(staff).toContain(text)
    expect(staff).not.toContain('Karin Holm')
    expect(todayIn('Europe/Berlin', host.services.clock.now())).toBe('2026-11-21')
    expect(staff).toContain('Absent until Nov 30, 2026')
  })
})

it.each(['0852ed', 'ffff00', '000000', 'ffffff', '777777', 'c2185b'])('links and buttons in #%s can be read, in light and dark', (hex) => {
  const [, brand = '', onBrand = '', light = '', dark = ''] =
    /--brand: (\S+); --on-brand: (\S+); --link: light-dark\((\S+), (\S+)\)/.exec(brandSheet(hex)) ?? []
  expect(contrastRatio(onBrand, brand)).toBeGreaterThanOrEqual(4.5)
  expect(contrastRatio(light, '#f4f6fa')).toBeGreaterThanOrEqual(4.5)
  expect(contrastRatio(dark, '#202c44')).toBeGreaterThanOrEqual(4.5)
})
