import type { Page } from '@playwright/test'
import { matchesPath } from '../../../demo/kernel/routePath'
import type { ServerRoute } from '../../../src/contract/server'
import { contractRoutes } from '../../../src/contract/table'
import { expect, test } from '../menus/test'

const STEPS = 3
const PEOPLE = ['admin', 'manager', 'support', 'design', 'editor', 'sales', 'reseller', 'reseller-customer', 'user']

/** Areas with ways of their own, which begin at a page that is found here. */
const AREAS: Partial<Record<ServerRoute['host'], string>> = {
  backoffice: 'the older back office: what links to its pages is outside of this host',
  cms: 'the editor, which the page of a website leads to',
  customer: 'customers sign in at their portal, by the links of mails',
}

/** Pages that nothing has to lead to, and why. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  external_invoices: 'in the menu of a website whose contract one may see',
  partner_password_forgotten: 'for whoever is not signed in',
  partner_logout: 'what the button "Log out" calls',
  partner_profile_language: 'what the list of languages of the privacy page calls',
  partner_help_desk: 'for partners that have a help desk',
  partner_account_preview: 'in a frame of the settings',
  partner_settings_preview_view: 'in a frame of the preview for customers',
  partner_website_portal_view: 'in a frame of the question before a move',
  partner_website_statistics_mail: 'in a frame of the preview of the weekly mail',
  partner_email_composer: 'what a mail to a customer goes on in, from where it was begun',
  external_plans: 'what a refusal leads to that a larger plan would lift',
}

/** What a page names for everybody with a right, and somebody has no use for. */
const NOT_THEIRS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'reseller-customer': { partner_subscription_exit: 'their contract is with the reseller, whom the subscription page names' },
  user: {
    external_help_messages: 'it is about messages, which they may not read',
    external_webmail: 'in the menu of a website, of which they see none',
  },
}

const isPage = ({ answer, method }: ServerRoute) => answer === 'page' && (method === 'GET' || method === 'ANY')
const isWalked = ({ host, name }: ServerRoute) => !(name in ELSEWHERE) && (name.startsWith('external_') || !(host in AREAS))
const PAGES = contractRoutes.filter((route) => isPage(route) && isWalked(route))
/** A route without parameters is meant before one that would take its name for a parameter. */
const SORTED = PAGES.toSorted((one, other) => Number(one.path.includes('{')) - Number(other.path.includes('{')))

const routeAt = (path: string): string | undefined => SORTED.find((route) => matchesPath(route, path))?.name

/** What the person may open, by what the page says. */
async function pagesOf(page: Page): Promise<string[]> {
  const data: { routes: Record<string, unknown> } = JSON.parse(await page.locator('script[data-partner-page]').innerText())
  return PAGES.filter(({ name, urlName = name }) => urlName in data.routes).map(({ name }) => name)
}

/** The paths of all links that can be seen, also those in islands. */
const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const within = (root: Document | ShadowRoot): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [element, ...(element.shadowRoot ? within(element.shadowRoot) : [])])
    return within(document)
      .filter((element): element is HTMLAnchorElement => element instanceof HTMLAnchorElement && element.checkVisibility())
      .map(({ href }) => new URL(href, location.href))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname)
  })

/** Once no more of them come. */
async function allLinksOf(page: Page): Promise<string[]> {
  let links: string[] = []
  await expect(async () => {
    const before = links.length
    links = await linksOf(page)
    expect(links).toHaveLength(before)
  }).toPass({ intervals: [200] })
  return links
}

/** The links of a page, then those of its first menus, one after the other. The menus of the frame are the same on every page. */
async function* everyLink(page: Page, isFirst: boolean): AsyncGenerator<string> {
  await expect(page.locator('main h1:visible, [data-island] h1:visible').first()).toBeVisible()
  await expect(page.locator('[aria-busy=true], [role=status][aria-label="Loading…"]').filter({ visible: true })).toHaveCount(0)
  // What a page is about is shown before its menus.
  if (isFirst) await expect(page.getByRole('button', { name: /^(Menu$|User menu: )/ })).toBeVisible()
  yield* await allLinksOf(page)
  const menus = page.locator(`${isFirst ? '' : 'main '}.partner-root :is([aria-haspopup=menu], [aria-haspopup=dialog]):visible`)
  const opened = page.getByRole('dialog').or(page.getByRole('menu')).filter({ visible: true })
  const count = Math.min(await menus.count(), MENUS)
  for (let index = 0; index < count; index++) {
    await menus.nth(index).click()
    // What opens is loaded first; before that Escape has nothing to close.
    await expect(opened.first()).toBeVisible()
    yield* await linksOf(page)
    await expect(async () => {
      await page.keyboard.press('Escape')
      await expect(opened).toHaveCount(0, { timeout: 1_000 })
    }).toPass()
  }
}

/** Of a page with a menu in each card, those of the frame and of its head. */
const MENUS = 8

/** Goes on from page to page, one of each kind, until everything that is theirs is found or too far away. */
async function walk(page: Page, person: string): Promise<string[]> {
  await page.goto('/')
  const missing = new Set((await pagesOf(page)).filter((name) => !(name in (NOT_THEIRS[person] ?? {}))))
  const seen = new Set<string>()
  let paths = ['/']
  for (let step = 0; step < STEPS && missing.size > 0; step++) {
    const next: string[] = []
    for (const path of paths) {
      if (missing.size === 0) break
      if (new URL(page.url()).pathname !== path) await page.goto(path)
      missing.delete(routeAt(path) ?? '')
      for await (const link of everyLink(page, step === 0)) {
        if (missing.size === 0) break
        const route = routeAt(link)
        if (!route || seen.has(route)) continue
        seen.add(route)
        missing.delete(route)
        next.push(link)
      }
    }
    // What is about one thing leads further than lists do.
    paths = next.toSorted((one, other) => Number(/\d/.test(other)) - Number(/\d/.test(one)))
  }
  return [...missing]
}

test.describe.configure({ timeout: 180_000 })

/** On a phone screens are laid out in another way, whoever looks: that its menu has the links of the wide one show `ways.spec.ts`. */
const ON_A_PHONE = ['admin', 'reseller', 'user']

for (const [width, people] of [[1440, PEOPLE] as const, [375, ON_A_PHONE] as const])
  for (const person of people)
    test(`every page is at most three steps away for ${person} at ${width} px`, async ({ page, signIn }) => {
      await page.setViewportSize({ width, height: 900 })
      await signIn(person)
      expect(await walk(page, person)).toEqual([])
    })
