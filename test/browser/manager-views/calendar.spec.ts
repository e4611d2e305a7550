import { expect, test, toast } from './test'

test.use({ viewport: { width: 1440, height: 1500 } })

test('a website gets another due date by a drag and by keys, Undo takes it back, and the address says what is shown', async ({
  page,
  signIn,
}) => {
  await signIn('manager')
  await page.goto('/')
  await page.getByRole('button', { name: 'Calendar' }).click()
  await expect(page).toHaveURL(/mode=calendar/)
  const item = page.locator('[data-drop^="20"] [data-card]').first()
  await expect(item).toBeVisible()
  const id = await item.getAttribute('data-card')
  const card = page.locator(`[data-card="${id}"]`)
  const home = await page.locator(`[data-drop]:has([data-card="${id}"])`).getAttribute('data-drop')
  const target = page.locator('[data-drop^="20"]:not([data-outside])').last()
  const day = await target.getAttribute('data-drop')
  expect(day).not.toBe(home)

  await item.hover({ position: { x: 40, y: 10 } })
  await page.mouse.down()
  const box = await target.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 40, { steps: 8 })
  await expect(target).toContainText('Drop here')
  await page.mouse.up()
  await expect(target.locator(card)).toBeVisible()
  await expect(toast(page, /is due on/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator(`[data-drop="${home}"]`).locator(card)).toBeVisible()

  const title = await card.getAttribute('aria-label')
  const said = page.locator('[aria-live=assertive]')
  await card.focus()
  await page.keyboard.press('Space')
  await expect(said.filter({ hasText: `“${title}” picked up.` })).toHaveCount(1)
  await page.keyboard.press('PageDown')
  await page.keyboard.press('PageDown')
  await page.keyboard.press('ArrowDown')
  await expect(said.filter({ hasText: /Drop here/ })).toHaveCount(1)
  await page.keyboard.press('Space')
  await expect(page.locator(`[data-drop="${home}"]`).locator(card)).toHaveCount(0)
  await expect(card).toBeFocused()
  await expect(page).toHaveURL(/month=\d{4}-\d\d/)

  await page.reload()
  await expect(card).toBeVisible()
})
