import { expect, test } from '../support/test'
import { showcase } from './support'

test.beforeEach(async ({ open }) => open(showcase(), { fixture: 'showcase' }))

test('shows its list as wide as itself, and chooses by typing', async ({ page }) => {
  const box = page.getByRole('combobox', { name: 'Website' })
  await box.click()
  const list = page.getByRole('listbox', { name: 'Website' })
  await expect(list.getByRole('option')).toHaveCount(6)
  const [outer, inner] = [await box.locator('..').boundingBox(), await list.locator('..').boundingBox()]
  expect(inner?.width).toBeCloseTo(outer?.width ?? 0, 0)
  await page.keyboard.type('hotel')
  await expect(list.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(box).toHaveValue('Hôtel de la Plage')
  await expect(list).toHaveCount(0)
  await expect(box).toBeFocused()
})

test('typing replaces what was chosen', async ({ page }) => {
  const box = page.getByRole('combobox', { name: 'Website' })
  await box.click()
  await page.keyboard.type('yo')
  await expect(box).toHaveValue('yo')
  await page.keyboard.press('Escape')
  await expect(box).toHaveValue('Café Überall')
})

test('a click on an option chooses before the field loses the focus', async ({ page }) => {
  const box = page.getByRole('combobox', { name: 'Website' })
  await box.click()
  await page.getByRole('option', { name: 'Yoga for all' }).click()
  await expect(box).toHaveValue('Yoga for all')
})

test('the accessibility tree follows the active option', async ({ page }) => {
  const box = page.getByRole('combobox', { name: 'Website' })
  await box.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const active = await box.evaluate((input: HTMLInputElement) => input.ariaActiveDescendantElement?.textContent)
  expect(active).toContain('Garage Łódź')
})
