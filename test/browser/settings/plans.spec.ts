import { expectNoViolations } from '../support/axe'
import { expect, test } from '../manager-views/test'

test.use({ viewport: { width: 1440, height: 900 } })

test('a reseller makes a plan, sells it to a customer, and cannot delete it then', async ({ page, signIn }) => {
  await signIn('reseller')
  await page.goto('/partner-settings')
  await page.getByRole('button', { name: 'Add plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add plan' })
  await dialog.getByLabel('Name').fill('Studio')
  await dialog.getByLabel('Price').fill('49.90')
  await dialog.getByLabel('Websites at most').fill('12')
  await dialog.getByLabel('White label').check()
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  const plan = page.getByRole('listitem').filter({ hasText: 'Studio' })
  await expect(plan).toContainText('12 websites · White label')
  await expect(plan).toContainText('€49.90 a month')

  await page.goto('/clients')
  await page.getByRole('link', { name: 'Möwe Media' }).click()
  await page.getByRole('button', { name: 'Edit' }).click()
  const client = page.getByRole('dialog', { name: 'Möwe Media' })
  await client.getByLabel('Plan').selectOption({ label: 'Studio · €49.90 a month' })
  await expectNoViolations(page)
  await client.getByRole('button', { name: 'Save' }).click()
  await expect(client).toBeHidden()
  await expect(page.getByText('€49.90 a month')).toBeVisible()
  await expect(page.getByRole('meter', { name: /of 12$/ })).toBeVisible()

  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto('/partner-settings')
  await page.getByRole('button', { name: 'Actions for Studio' }).click()
  await expect(page.getByRole('menuitem', { name: /^Delete/ })).toBeDisabled()
  await expectNoViolations(page)
})
