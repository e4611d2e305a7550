import { expect, test } from '../menus/test'

test('a number stays as it is where the page is scrolled over its field', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1024, height: 480 })
  await signIn('admin')
  await page.goto('/account#email-setup')
  const field = page.getByRole('spinbutton', { name: 'Port' })
  await field.fill('2525')
  const box = await field.boundingBox()
  if (!box) throw new Error('the field is not there')
  await page.mouse.move(box.x + 10, box.y + 10)
  await page.mouse.wheel(0, 100)
  await expect.poll(async () => (await field.boundingBox())?.y).toBeLessThan(box.y)
  await expect(field).toHaveValue('2525')
  await expect(field).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(field).toHaveValue('2526')
})
