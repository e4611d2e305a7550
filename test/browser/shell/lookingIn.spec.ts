import type { Locator, Page } from '@playwright/test'
import { screens } from '../../../widgets/screens'
import { expect, test } from '../menus/test'
import { expectNoViolations } from '../support/axe'

test.use({ viewport: { width: 1440, height: 900 } })

const REASON = 'You are only looking at this customer. Nothing can be changed.'
/** Of the settings each page is in the address alone. */
const PAGES_OF_SETTINGS = ['/account#automation', '/account#webhooks']

/** The screens that the page names, about the first website of the customer. */
async function pathsOfScreens(page: Page): Promise<string[]> {
  const { routes }: PageData = JSON.parse(await page.locator('script[data-partner-page]').innerText())
  await page.goto('/websites')
  const link = islands(page).locator('a[href^="/website/"]:not([href="/website/new"])').first()
  const website = /\d+/.exec((await link.getAttribute('href')) ?? '')?.[0] ?? ''
  const named = screens.flatMap(({ route }) => {
    const path = routes[route]
    return path === undefined ? [] : [typeof path === 'string' ? path : path.path]
  })
  const paths = named.map((path) => path.replace('{website}', website).replaceAll(/\/\{\w+\}/g, ''))
  return [...paths, ...PAGES_OF_SETTINGS]
}

interface PageData {
  readonly routes: Readonly<Record<string, string | { readonly path: string }>>
}

const islands = (page: Page): Locator => page.locator('[data-island] .partner-root')

/** Buttons that change something without a form. */
const QUICK =
  /^((Pin|Unpin|Snooze|Wake|Accept|Remove|Restore|Add time|Star|Keep open|Save view|Hide for good|Check again|Add passkey)(:|$)|Mark as (un)?done|Move to |Start timer$|Add authenticator|(New token|Token for five minutes)$)|^(Status|Due date|Assigned to|Tags): .*Change$/

/** Fields in which something could be changed, and buttons that would send it. Searches and filters are in no form. */
async function open(page: Page): Promise<string[]> {
  const enabled = islands(page).locator(
    'form :is(input, textarea, select, [type=submit]):not(:disabled):visible, textarea:not(:disabled, [readonly]):visible, [contenteditable=true]:visible',
  )
  const saves = islands(page).getByRole('button', { name: /^(Save|Send|Create|Add|Apply|Change password)$/, disabled: false })
  const found = await enabled
    .or(saves)
    .or(islands(page).getByRole('button', { name: QUICK, disabled: false }))
    .all()
  return Promise.all(found.map(async (one) => `${page.url()}: ${await one.evaluate((element) => element.outerHTML.slice(0, 160))}`))
}

const locked = (page: Page): Locator => islands(page).locator('form :is(input, textarea, select):disabled:visible')

/** The reason may come after the fields. */
const isExplained = (page: Page): Promise<boolean> =>
  islands(page)
    .getByText(REASON)
    .filter({ visible: true })
    .first()
    .waitFor({ timeout: 5_000 })
    .then(
      () => true,
      () => false,
    )

/** A reseller looks at a customer of theirs, and is told so; answers with what the host has refused since. */
async function lookAtCustomer(page: Page, signIn: (name: string) => Promise<void>): Promise<string[]> {
  const refused: string[] = []
  page.on('response', (response) => response.status() === 403 && refused.push(response.url()))
  await signIn('reseller')
  await page.goto('/clients')
  await islands(page).getByRole('link', { name: 'Kontor & Küste' }).click()
  await islands(page).getByRole('button', { name: 'View as customer' }).click()
  const question = page.getByRole('dialog', { name: /^View as/ })
  await question.getByRole('textbox').fill('A call about the logo')
  await question.getByRole('button', { name: 'View as customer' }).click()
  await expect(page.getByRole('region', { name: /You are looking at Kontor/ })).toBeVisible()
  return refused
}

test('whoever looks at a customer of theirs finds every form of every page locked, with the reason', async ({ page, signIn }) => {
  // Some thirty pages, each loaded anew.
  test.slow()
  const refused = await lookAtCustomer(page, signIn)
  const paths = await pathsOfScreens(page)
  expect(paths.length).toBeGreaterThan(25)
  const unexplained: string[] = []
  for (const path of paths) {
    await page.goto(path)
    await expect(islands(page).getByRole('heading', { level: 1 })).toBeVisible()
    await expect(islands(page).locator('[aria-busy=true]')).toHaveCount(0)
    expect(await open(page)).toEqual([])
    // Above every page, and again where a form is locked.
    await expect(page.getByRole('region', { name: /You are looking at Kontor/ })).toContainText('Nothing can be changed')
    if ((await locked(page).count()) > 0 && !(await isExplained(page))) unexplained.push(path)
  }
  expect(unexplained).toEqual([])
  expect(refused).toEqual([])
})

test('settings, dialogs, menus, keys and cards say why nothing can be changed, and the way back gives everything back', async ({
  page,
  signIn,
}) => {
  const refused = await lookAtCustomer(page, signIn)
  await test.step('the settings and a dialog say why', async () => {
    await page.goto('/account')
    await expect(islands(page).getByRole('textbox', { name: 'Company name' })).toBeDisabled()
    await expect(islands(page).getByText(REASON).first()).toBeVisible()
    await expectNoViolations(page)
    await page.goto('/users')
    await islands(page).getByRole('button', { name: 'Invite', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Invite colleagues' })
    await expect(dialog.getByText(REASON)).toBeVisible()
    expect(await open(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toHaveCount(0)
  })
  await test.step('menus say why, keys do nothing but say why, and cards stay where they are', async () => {
    await page.goto('/tickets')
    await islands(page).getByRole('button', { name: 'More', exact: true }).first().click()
    await expect(page.getByRole('menuitem', { name: new RegExp(REASON) }).first()).toBeDisabled()
    await page.keyboard.press('Escape')
    await islands(page).locator('tbody tr').first().getByRole('link').first().focus()
    await page.keyboard.press('p')
    await expect(page.locator('[data-island=toasts]').getByText(REASON)).toBeVisible()
    await page.keyboard.press('o')
    const status = islands(page).getByRole('button', { name: /^Website status: / })
    await expect(status).toBeDisabled()
    expect(await open(page)).toEqual([])
    await page.goto('/')
    const card = islands(page).locator('[data-card]').first()
    await expect(card).toBeVisible()
    await card.hover()
    await page.mouse.down()
    await page.mouse.move(700, 500, { steps: 8 })
    await expect(islands(page).locator('[data-carrying]')).toHaveCount(0)
    await page.mouse.up()
    await card.press('Shift+Space')
    await expect(page.locator('[data-island=toasts]').getByText(REASON)).toBeVisible()
    await expect(islands(page).locator('[data-carrying]')).toHaveCount(0)
  })
  await test.step('the way back gives everything back', async () => {
    await page.getByRole('button', { name: 'Back to my customers' }).click()
    await page.goto('/profile')
    await expect(islands(page).getByRole('textbox', { name: 'First name' })).toBeEnabled()
  })
  expect(refused).toEqual([])
})
