import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../menus/test'
import { expectNoViolations } from '../support/axe'

test.use({ viewport: { width: 1440, height: 900 } })

const REASON = 'You are only looking at this customer. Nothing can be changed.'
const PAGES = [
  '/',
  '/tickets',
  '/unassigned_emails',
  '/overdue-todos',
  '/website/new',
  '/templates',
  '/domains',
  '/email-composer/templates',
  '/users',
  '/account',
  '/account#automation',
  '/account#webhooks',
  '/profile',
  '/subscription/manage',
]

const islands = (page: Page): Locator => page.locator('[data-island] .partner-root')

/** Buttons that would send what is in a form, and fields of such a form. */
async function open(page: Page): Promise<string[]> {
  const enabled = islands(page).locator(
    'form :is(input, textarea, select, [type=submit]):not(:disabled):visible, [contenteditable=true]:visible',
  )
  const saves = islands(page).getByRole('button', { name: /^(Save|Send|Create|Add|Apply|Change password)$/, disabled: false })
  const found = await enabled.or(saves).all()
  return Promise.all(found.map(async (one) => `${page.url()}: ${await one.evaluate((element) => element.outerHTML.slice(0, 160))}`))
}

test('whoever looks at a customer of theirs finds every form locked, with the reason', async ({ page, signIn }) => {
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

  for (const path of PAGES) {
    await page.goto(path)
    await expect(islands(page).getByRole('heading', { level: 1 })).toBeVisible()
    await expect(islands(page).locator('[aria-busy=true]')).toHaveCount(0)
    expect(await open(page)).toEqual([])
  }

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
  await test.step('the way back gives everything back', async () => {
    await page.getByRole('button', { name: 'Back to my customers' }).click()
    await page.goto('/profile')
    await expect(islands(page).getByRole('textbox', { name: 'First name' })).toBeEnabled()
  })
  expect(refused).toEqual([])
})
