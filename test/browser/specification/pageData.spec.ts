import type { Page } from '@playwright/test'
import { expect, test, userMenu } from '../menus/test'
import { pageGiver, startWith } from './givePage'
import { menuItems, sidebarPaths } from './menus'

test.use({ viewport: { width: 1440, height: 900 } })

const HELP = 'https://help.agency.example/'
const ARTICLE = '/help/messages-and-tickets'
const PARTNERS = [1, 2].map((id) => ({ id, name: `Partner ${id}` }))

const views = (path: string) => async (page: Page) => (await sidebarPaths(page)).includes(path)
const tool = views
const item = (menu: 'team-menu' | 'user-menu', name: string) => async (page: Page) => (await menuItems(page, menu)).includes(name)
const help = async (page: Page) => (await sidebarPaths(page)).find((path) => path.includes('help')) ?? null
const userButton = (page: Page) => userMenu(page).getAttribute('aria-label')
const userImage = (page: Page) => userMenu(page).locator('img').count()

interface Row {
  readonly key: string
  readonly see: (page: Page) => Promise<unknown>
  /** What the page says, and what is seen then. */
  readonly cases: readonly (readonly [Parameters<Awaited<ReturnType<typeof pageGiver>>>[0], unknown])[]
}

const flag = (key: string, see: Row['see'], isSeen = true): Row => ({
  key,
  see,
  cases: [
    [{ config: { [key]: false } }, !isSeen],
    [{ config: { [key]: true } }, isSeen],
  ],
})

/** Keys that show as soon as they come. */
const ROWS: readonly Row[] = [
  flag('canWhitelabel', item('team-menu', 'White label')),
  flag('canUseWebhooks', item('team-menu', 'Webhooks')),
  flag('canUseTools', tool('/tools/mailtransfer')),
  flag('isResellerCustomer', tool('/agency-offers'), false),
  {
    key: 'websiteStatuses',
    see: views('/websites/leads'),
    cases: [
      [{ config: { websiteStatuses: ['preparation', 'done'] } }, false],
      [{ config: { websiteStatuses: ['lead_interest'] } }, true],
    ],
  },
  {
    key: 'helpOption and helpUrl',
    see: help,
    cases: [
      [{ config: { helpOption: null, helpUrl: null } }, ARTICLE],
      [{ config: { helpOption: 'none', helpUrl: HELP } }, null],
      [{ config: { helpOption: 'link', helpUrl: HELP } }, HELP],
      [{ config: { helpOption: 'desk', helpUrl: HELP } }, '/help/desk'],
    ],
  },
  {
    key: 'isOwnBrand',
    see: help,
    cases: [
      [{ config: { isOwnBrand: false, helpOption: 'link', helpUrl: HELP } }, HELP],
      [{ config: { isOwnBrand: true, helpOption: 'link', helpUrl: HELP } }, ARTICLE],
    ],
  },
  {
    key: 'user',
    see: userButton,
    cases: [
      [{ user: { forename: 'Ada', surname: 'Lovelace' } }, 'User menu: Ada Lovelace'],
      [{ user: { forename: '', surname: '', name: 'countess' } }, 'User menu: countess'],
    ],
  },
  {
    key: 'user.image',
    see: userImage,
    cases: [
      [{ user: { image: null } }, 0],
      [{ user: { image: '/static/favicon.svg' } }, 1],
    ],
  },
  {
    key: 'profile.partners',
    see: item('user-menu', 'Switch partner'),
    cases: [
      [{ profile: { partners: PARTNERS.slice(0, 1) } }, false],
      [{ profile: { partners: PARTNERS } }, true],
    ],
  },
  {
    key: 'routes',
    see: item('team-menu', 'Staff'),
    cases: [
      [{ routes: { partner_users: undefined } }, false],
      [{}, true],
    ],
  },
]

test('each key of the page data changes what is seen', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/tools/outgoing-mails')
  await userMenu(page).waitFor()
  const give = await pageGiver(page)
  for (const { key, see, cases } of ROWS)
    for (const [change, expected] of cases)
      await test.step(`${key}: ${JSON.stringify(change)}`, async () => {
        await give(change)
        await expect.poll(() => see(page)).toEqual(expected)
      })
})

test('what the page starts with: the brand, names of statuses, the website and the partner it is about', async ({ page, signIn }) => {
  await signIn('admin')
  const brand = { color: 'aa2211', favicon: '/static/favicon.svg?ours', logo: '/static/favicon.svg?logo' }
  const config = { ...brand, statusLabels: { preparation: { en: 'Kick-off' } } }
  const withoutIcon = (html: string) => html.replace(/<link rel="icon"[^>]*>/, '')
  await startWith(page, '/', { config, routes: { api_partner: undefined }, firstCalls: {} }, withoutIcon)
  const counts = page.waitForRequest('**/api/sidebar_counts')
  await page.goto('/')
  await expect(page.getByRole('heading', { name: /^Kick-off/ })).toBeVisible()
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', brand.favicon)
  await userMenu(page).click()
  await expect(page.getByRole('menu').locator('img').last()).toHaveAttribute('src', brand.logo)
  const { config: sent } = JSON.parse((await page.locator('script[data-partner-page]').textContent()) ?? '')
  expect((await counts).headers()['x-partner']).toBe(String(sent.partnerId))
  await page.keyboard.press('Escape')
  const current = page.locator('[data-island=sidebar] .partner-root').locator('[aria-current=page]')
  await expect
    .poll(() => current.evaluate((link) => getComputedStyle(link).getPropertyValue('--partner-primary').trim()))
    .toMatch(/aa2211/i)

  // Where the address says nothing of a website.
  await startWith(page, '/tools/outgoing-mails', { config: { websiteId: 2 } })
  await page.goto('/tools/outgoing-mails')
  await Promise.all([
    page.waitForRequest((request) => new URL(request.url()).pathname === '/api/website-details/2'),
    page.locator('[data-island=main]').evaluate((main) => {
      const host = document.createElement('div')
      host.dataset['island'] = 'website-details'
      main.after(host)
    }),
  ])
})
