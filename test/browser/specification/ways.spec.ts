import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe'
import { expect, test, userMenu } from '../menus/test'

test.describe.configure({ mode: 'serial' })

const VIEWS = [
  '/',
  '/tickets',
  '/unassigned_emails',
  '/overdue-todos',
  '/overdue-websites',
  '/reengage',
  '/websites/leads',
  '/websites/assign',
  '/websites',
]
const NEXT = '/next'
const PROFILE = ['/profile#basics', '/profile#notifications', '/profile#absence']
const TOOLS_OF_ALL = [
  '/templates',
  '/domains',
  '/email-composer/templates',
  '/tools/outgoing-mails',
  '/assistant/',
  '/help/messages-and-tickets',
]
const SECTIONS = ['team', 'white-label', 'email-setup', 'statuses', 'automation', 'webhooks'].map((name) => `/account#${name}`)

/** Where each role finds a visible link to, without knowing an address. */
const TABLE: Readonly<Record<string, readonly string[]>> = {
  admin: [
    NEXT,
    ...VIEWS,
    '/website/new',
    ...TOOLS_OF_ALL,
    '/websites/statistics',
    '/tools/timereport',
    '/tools/mailtransfer',
    '/subscription/manage',
    '/agency-offers',
    '/users',
    ...SECTIONS,
    ...PROFILE,
  ],
  support: [NEXT, ...VIEWS, '/website/new', ...TOOLS_OF_ALL, '/tools/mailtransfer', '/users', ...PROFILE],
  editor: [NEXT, ...VIEWS, ...TOOLS_OF_ALL, '/users', ...PROFILE],
  user: [...VIEWS, ...PROFILE],
}

async function hrefs(scope: Locator): Promise<string[]> {
  const links = await scope.locator('a[href]:visible').all()
  return Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''))
}

/** Opens one menu of the header after the other. */
async function ofWide(page: Page): Promise<string[]> {
  await userMenu(page).waitFor()
  const found = await hrefs(page.locator('[data-island=sidebar]'))
  for (const island of ['team-menu', 'reseller-menu', 'user-menu']) {
    const button = page.locator(`[data-island=${island}] .partner-root`).getByRole('button', { expanded: false }).last()
    if ((await button.count()) === 0) continue
    await button.click()
    found.push(...(await hrefs(page.locator(`[data-island=${island}] [role=menu]`))))
    await page.keyboard.press('Escape')
  }
  return found
}

async function ofNarrow(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Menu' })
  await expect(dialog.getByRole('button', { name: 'Log out' })).toBeVisible()
  return hrefs(dialog)
}

for (const [role, expected] of Object.entries(TABLE)) {
  test(`${role} finds everything they may by visible links, on a wide screen and on a phone`, async ({ page, signIn }) => {
    const problems: string[] = []
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && problems.push(message.text()))
    await signIn(role)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    expect((await ofWide(page)).toSorted()).toEqual([...expected].toSorted())
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto('/')
    expect((await ofNarrow(page)).toSorted()).toEqual([...expected].toSorted())
    await expectNoViolations(page)
    expect(problems).toEqual([])
    // And each leads to a page that is there; the views of whoever has no role say what is missing.
    for (const path of new Set(expected.map((href) => href.replace(/#.*/, '')))) {
      const answer = await page.request.get(path, { headers: { Accept: 'text/html' } })
      expect([path, answer.status()]).toEqual([path, role === 'user' && VIEWS.includes(path) && path !== '/' ? 403 : 200])
    }
  })
}

test('on a phone the menu searches, switches the partner and logs out', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await signIn('several')
  await page.goto('/')
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name }).click()
  }
  await choose('Search and go to')
  await page.getByRole('dialog', { name: 'Command palette' }).getByRole('combobox').fill('profile')
  await page.getByRole('option', { name: /Absence/ }).click()
  await expect(page).toHaveURL(/\/profile#absence$/)
  await expect(page.getByRole('heading', { name: 'Absence' })).toBeFocused()
  await choose('Switch partner')
  await page.getByRole('option', { name: /Hafenwerk/ }).click()
  await expect(page.getByRole('banner')).toContainText('Hafenwerk')
  await choose('Log out')
  await expect(page).toHaveURL(/\/login/)
})

test('a website is made from a template, found by links alone', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn('admin')
  await page.goto('/')
  await page.locator('[data-island=sidebar] .partner-root').getByRole('link', { name: 'Website templates' }).click()
  const main = page.locator('[data-island=main] .partner-root')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(['Website templates'])
  await expect(page).toHaveTitle(/Website templates/)
  await expectNoViolations(page)
  await main.getByRole('link', { name: /Create a website from it: Template Blumenhaus/ }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(['New website'])
  await expect(main.getByRole('combobox', { name: 'Template' })).toContainText('Template Blumenhaus Lorenzen')
  await expectNoViolations(page)
  await main.getByRole('button', { name: 'Create' }).click()
  await expect(main.getByText('Please enter a title.')).toBeVisible()
  await main.getByRole('textbox', { name: 'Website' }).fill('Made from a template')
  await main.getByRole('button', { name: 'Create' }).click()
  await expect(page).toHaveURL(/\/website\/\d+$/)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/Made from a template/)
})

test('customer data are a page of their own, with one heading and the way back', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/website/27/edit')
  const main = page.locator('[data-island=main] .partner-root')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(['Customer data'])
  await expect(main.getByRole('heading', { name: 'Customer', exact: true, level: 2 })).toBeVisible()
  await expect(main.getByText('strauss@gartnerei-strauss.example')).toBeVisible()
  await expectNoViolations(page)
  await main.getByRole('link', { name: 'Gärtnerei Strauß' }).click()
  await expect(page).toHaveURL(/\/website\/27$/)
})

test('an address that leads nowhere says so in the frame of the page', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn('editor')
  await page.goto('/nowhere/at/all')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['This page does not exist'])
  await expectNoViolations(page)
  await page.getByRole('searchbox', { name: 'Look for a website' }).fill('Petersen')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/\/websites\?q=Petersen/)
})
