import type { Page } from '@playwright/test'
import { chooseInUserMenu } from '../menus/test'
import { expect, test } from './test'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' })

test('an ended session asks for the password in place; what was being saved is saved, and other tabs go on too', async ({
  context,
  page,
  signIn,
}) => {
  // Whose name no other test reads, as which tab is saved last is not said, and whose ways to sign in none changes.
  await signIn(page, { name: 'reseller-customer' })
  await page.goto('/profile')
  const other = await context.newPage()
  await other.goto('/profile')
  // What the page asks for last is there.
  await other.getByText('There is no token yet.').waitFor()

  await context.clearCookies({ name: 'session' })
  await page.getByLabel('First name').fill('Resumed')
  await page.getByRole('button', { name: 'Save' }).click()
  await dialog(page).getByLabel('Password', { exact: true }).fill('wrong')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await other.getByLabel('Last name').fill('Elsewhere')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(dialog(other)).toBeVisible()

  await dialog(page).getByLabel('Password', { exact: true }).fill('demo-password-2026')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your profile has been saved')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await expect(other.getByText('Your profile has been saved')).toBeVisible()
  await expect(dialog(other)).toHaveCount(0)
})

test('who does not want to sign in keeps what is on the page, and may do so later', async ({ context, page, signIn }) => {
  await signIn(page)
  await page.goto('/profile')
  // As above: otherwise that would ask for the password before anything is saved.
  await page.getByText('There is no token yet.').waitFor()
  await page.getByLabel('First name').fill('Later')
  await context.clearCookies({ name: 'session' })
  await page.getByRole('button', { name: 'Save' }).click()
  await dialog(page).waitFor()
  await page.keyboard.press('Escape')
  // While the dialog is on its way out, what is saved still waits for it.
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByLabel('First name')).toHaveValue('Later')
  // Refused before the way to sign in is taken: what is still under way then would be saved.
  const refused = page.waitForResponse((response) => response.status() === 401)
  await page.getByRole('button', { name: 'Save' }).click()
  await refused
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Sign in' }).first().click()
  await dialog(page).getByLabel('Password', { exact: true }).fill('demo-password-2026')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Discard' }).click()
})

test('changes are asked for before another screen takes their place, by the Back button too', async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/tickets')
  await page.locator('[data-island=main] .partner-root').getByRole('heading', { name: 'Tickets', level: 1 }).waitFor()
  await chooseInUserMenu(page, 'Basics')
  const forename = page.getByLabel('First name')
  await forename.fill('Unsaved')
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await page.evaluate(() => history.back())
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(forename).toHaveValue('Unsaved')
  await expect(page).toHaveURL(/\/profile#basics$/)
  await page.evaluate(() => history.back())
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { name: 'Tickets', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/tickets$/)
})

test('another language comes in place, without a loss of what is typed', async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/profile')
  await page.getByLabel('Language').selectOption('de')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Profil', level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Benutzermenü/ })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.locator('[data-island=user-menu] .partner-root')).toHaveAttribute('lang', 'de')
  await page.getByLabel('Vorname').fill('Zwei')
  await page.getByLabel('Sprache').selectOption('en')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Zwei')
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Zwei')
})
