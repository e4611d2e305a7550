import type { Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe'
import { chooseInUserMenu, expect, test } from './test'

test.describe.configure({ mode: 'serial' })
test.use({ viewport: { width: 1440, height: 900 } })

test('the partner is switched by keyboard, and the other tab is told', async ({ page, context, signIn }) => {
  await signIn('several')
  const other = await context.newPage()
  await other.goto('/profile')
  await other.getByLabel('First name').waitFor()
  await page.goto('/')
  await chooseInUserMenu(page, 'Switch partner')
  await expect(page.getByRole('combobox', { name: 'Search partners' })).toBeFocused()
  await expect(page.getByRole('dialog').getByRole('option').first()).toHaveText(/Nordlicht Webstudio.*Manager.*Current/)
  await page.keyboard.type('hafen')
  await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner')).toContainText('Hafenwerk Hosting')
  await expect(other.getByRole('dialog', { name: 'The partner was switched' })).toBeVisible()

  await chooseInUserMenu(page, 'Switch partner')
  await expect(page.getByRole('dialog').getByRole('option')).toHaveText([/^.*Hafenwerk/, /^.*Nordlicht/, /^.*Atelier/])
  // Back to where one was.
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner')).toContainText('Nordlicht Webstudio')
})

const left = (page: Page) => page.getByRole('dialog', { name: 'The partner was switched' })
const mainHeading = (page: Page, name: string) => page.locator('[data-island=main] .partner-root').getByRole('heading', { level: 1, name })

async function switchTo(page: Page, name: RegExp): Promise<void> {
  await chooseInUserMenu(page, 'Switch partner')
  await page.getByRole('option', { name }).click()
  await expect(page.getByRole('banner')).toContainText(name)
}

test('a tab whose partner another one has left says so until it is loaded anew, and shows nothing of the other partner', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('several')
  const other = await context.newPage()
  await other.goto('/websites')
  await mainHeading(other, 'All websites').waitFor()
  await page.goto('/')
  await switchTo(page, /Hafenwerk/)

  await expect(left(other)).toBeVisible()
  await expectNoViolations(other)
  await other.keyboard.press('Escape')
  await expect(left(other)).toBeVisible()
  const asked: string[] = []
  other.on('request', (request) => asked.push(request.url()))
  // What the page would ask by itself, and a step in the history.
  await other.evaluate(() => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false })))
  await other.waitForTimeout(500)
  expect(asked.filter((url) => /\/api\/|sidebar_counts/.test(url))).toEqual([])

  await expect(other.getByRole('button', { name: 'Go on with Hafenwerk Hosting' })).toBeFocused()
  await other.keyboard.press('Enter')
  await expect(other.getByRole('banner')).toContainText('Hafenwerk Hosting')
  await expect(left(other)).toHaveCount(0)
})

test('a tab that nobody told finds out by its next call, reads nothing of it, and may take the partner back with all that is typed', async ({
  page,
  signIn,
}) => {
  await signIn('several')
  await page.goto('/profile')
  const name = page.getByLabel('First name')
  await name.fill('Typed before')
  // What the page asks for last is there.
  await page.getByText('There is no token yet.').waitFor()
  // Another browser window of the same session, which no channel reaches.
  await page.request.post('/profile/partner/2/select', {
    headers: { 'X-Requested-With': 'XMLHttpRequest', 'X-CSRF-Token': await tokenOf(page) },
    failOnStatusCode: true,
  })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(left(page)).toContainText('What you have typed here is not saved yet')
  await page.getByRole('button', { name: 'Back to Nordlicht Webstudio' }).click()
  await expect(left(page)).toHaveCount(0)
  // The call that was held goes on.
  await expect(page.getByText('Your profile has been saved')).toBeVisible()
  await expect(name).toHaveValue('Typed before')
})

const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(document.querySelector('script[data-partner-page]')?.textContent ?? '{}').csrf.token)

test('a switch that fails says so and can be tried again; a double click asks once', async ({ page, signIn, breakRoute }) => {
  await signIn('several')
  await page.goto('/')
  await breakRoute({ route: 'partner_profile_partner_select', status: 500 })
  let asked = 0
  page.on('request', (request) => request.method() === 'POST' && request.url().endsWith('/select') && asked++)
  await chooseInUserMenu(page, 'Switch partner')
  const atelier = page.getByRole('option', { name: /Atelier/ })
  await atelier.dblclick()
  await expect(page.getByRole('region', { name: 'Messages' })).not.toBeEmpty()
  expect(asked).toBe(1)
  await breakRoute(null)
  await atelier.click()
  await expect(page.getByRole('banner')).toContainText('Atelier Deux-Rives')
})

test('whoever works for one partner is not asked', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/')
  await page.getByRole('button', { name: /^User menu/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Switch partner' })).toHaveCount(0)
})
