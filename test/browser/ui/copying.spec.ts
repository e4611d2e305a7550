import type { Locator } from '@playwright/test'
import { expect, test } from '../menus/test'

/** What somebody would copy who selects all of an element. */
const copied = (place: Locator): Promise<string> =>
  place.evaluate((element) => {
    const selection = document.getSelection()
    selection?.selectAllChildren(element)
    return selection?.toString().replaceAll(/\s+/g, ' ') ?? ''
  })

test('what is copied has the words that can be seen, and no others', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/website/1')
  const island = page.locator('[data-island=main] .partner-root')
  const address = island.getByRole('region', { name: 'Customer' }).locator('dl').first()
  await expect(address).toContainText('Edit Company')
  await expect.poll(() => copied(address)).toContain('Company Tischlerei Hansen First name Sabine Last name Hansen Street Hafenstraße 31')

  await page.goto('/websites')
  const row = island
    .getByRole('row')
    .filter({ hasText: /\d open to-do/ })
    .first()
  await expect(row).toBeVisible()
  await expect.poll(() => copied(row)).toMatch(/\S/)
  expect(await copied(row)).not.toContain('open to-do')
})
