/** @jest-environment ./test/server/support/environment.cjs */
import { contrastRatio, todayIn } from '../../../src/model'
import { seed } from '../../../demo/seeds'
import { createApp } from '../../../demo/createApp'
import { brandSheet } from '../../../demo/pages/brandStyles'
import { Browser } from '../support/Browser'
import { startTestHost, type TestHost } from '../support/testHost'

function firstCallsOf(html: string): Record<string, unknown> {
  const { firstCalls } = JSON.parse(/data-partner-page>([^<]+)</.exec(html)?.[1] ?? '{}')
  return firstCalls
}

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
    const browser = new Browser(createApp(host.services))
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

  it('says what the codes of customer data mean', async () => {
    const html = await open('/website/39/edit', 'admin@demo.partner')
    expect(html.replaceAll(/<[^>]+>/g, ' ')).toMatch(/Country\s+Germany\s+Language\s+German\s+Phone\s+\+49 30 23125264/)
  })

  it.each([
    ['/websites', 'full'],
    ['/websites?q=bakery', 'full'],
    ['/websites?q=bakery+-status%3Adone', 'rail'],
    ['/tickets?q=status%3Adone', 'full'],
    ['/website/39/edit', 'rail'],
    ['/profile', 'hidden'],
  ])('leaves the sidebar of %s the room it is going to take: %s', async (address, place) => {
    expect(await open(address, 'admin@demo.partner')).toContain(`data-sidebar-place="${place}"`)
  })

  it('offers another partner only to whoever has one', async () => {
    const link = 'href="/profile/partner/list"'
    expect(await open('/profile', 'several@demo.partner')).toContain(link)
    expect(await open('/profile', 'editor@demo.partner')).not.toContain(link)
  })

  it('shows the profile and the staff', async () => {
    const profile = await open('/profile', 'editor@demo.partner')
    for (const text of ['Elif', 'Kaya', 'editor@demo.partner', 'English']) expect(profile).toContain(text)
    const staff = await open('/users', 'editor@demo.partner')
    for (const text of ['Anna Petersen', 'Pavel Novák', 'Nina Weber', '12 people']) expect(staff).toContain(text)
    expect(staff).not.toContain('Karin Holm')
    expect(todayIn('Europe/Berlin', host.services.clock.now())).toBe('2026-11-21')
    expect(staff).toContain('Absent until Nov 30, 2026')
  })

  it('shows how a website stands, and has what the island asks for the same', async () => {
    const html = await open('/website/1', 'admin@demo.partner')
    const { title } = await host.open.db.selectFrom('websites').select('title').where('id', '=', 1).executeTakeFirstOrThrow()
    expect(html).toContain(`<h1>${title}</h1>`)
    expect(html).toContain('href="/website/1/edit"')
    expect(firstCallsOf(html)['/api/website-details/1']).toMatchObject({ id: 1, title })
  })

  it('shows the tickets that came last, with links', async () => {
    const html = await open('/tickets', 'admin@demo.partner')
    expect(html.match(/<tr><td>/g)).toHaveLength(10)
    expect(html).toMatch(/<a class="table__link" href="\/website\/\d+">/)
    expect(firstCallsOf(html)).toEqual({ '/api/ticket?scope=all&sort=-createdAt&page=1&limit=50': null })
    expect(firstCallsOf(await open('/tickets', 'editor@demo.partner'))).toEqual({
      '/api/ticket?scope=mine&sort=-createdAt&page=1&limit=50': null,
    })
    // Another address shows other rows.
    expect(firstCallsOf(await open('/tickets?tab=unassigned', 'admin@demo.partner'))).toEqual({})
  })

  it('never takes names for markup', async () => {
    const title = '</script><img src=x onerror=alert(1)>'
    await host.open.db.updateTable('websites').set({ title, domain: 'javascript:alert(1)' }).where('id', '=', 1).execute()
    await host.open.db.updateTable('messages').set({ subject: title }).execute()
    for (const path of ['/website/1', '/tickets', '/']) {
      const html = await open(path, 'admin@demo.partner')
      expect(html).toContain('&lt;img src=x')
      expect(html).not.toContain('<img src=x')
      expect(html).not.toContain('href="javascript:')
    }
  })
})

it.each(['0852ed', 'ffff00', '000000', 'ffffff', '777777', 'c2185b'])('links and buttons in #%s can be read, in light and dark', (hex) => {
  const [, brand = '', onBrand = '', light = '', dark = ''] =
    /--brand: (\S+); --on-brand: (\S+); --link: light-dark\((\S+), (\S+)\)/.exec(brandSheet(hex)) ?? []
  expect(contrastRatio(onBrand, brand)).toBeGreaterThanOrEqual(4.5)
  expect(contrastRatio(light, '#f4f6fa')).toBeGreaterThanOrEqual(4.5)
  expect(contrastRatio(dark, '#202c44')).toBeGreaterThanOrEqual(4.5)
})
