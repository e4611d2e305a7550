import { expect, test } from '../support/test'
import { showcase } from './support'

test.beforeEach(async ({ open }) => open(showcase(), { fixture: 'showcase' }))

test('comes on hover, stays under the pointer, goes by Escape', async ({ page }) => {
  const button = page.getByRole('button', { name: '14 May' })
  const tooltip = page.getByRole('tooltip', { name: 'Due in three days' })
  await button.hover()
  await expect(tooltip).toBeVisible()
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))))
  // One move of the mouse: while Playwright makes sure of its aim, the pointer is on neither.
  await tooltip.hover({ force: true })
  await page.waitForTimeout(300)
  await expect(tooltip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)
})

test('comes with keyboard focus at once, and not with a click', async ({ page }) => {
  await page.getByRole('button', { name: 'Filter', exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tooltip')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tooltip')).toHaveCount(0)
})

test('never takes a press: that goes to the control below, and the hint goes', async ({ page }) => {
  await page.getByRole('button', { name: '14 May' }).hover()
  const tooltip = page.getByRole('tooltip', { name: 'Due in three days' })
  await expect(tooltip).toBeVisible()
  const box = await tooltip.boundingBox()
  if (!box) throw new Error('the tooltip has no place')
  await page.evaluate(({ x, y, width, height }) => {
    const below = document.createElement('button')
    below.textContent = 'Below'
    below.style.cssText = `position: fixed; left: ${x}px; top: ${y}px; width: ${width}px; height: ${height}px; z-index: 9`
    below.addEventListener('click', () => below.append(' pressed'))
    document.body.append(below)
  }, box)
  await page.getByRole('button', { name: 'Below' }).click()
  await expect(page.getByRole('button', { name: 'Below pressed' })).toBeVisible()
  await expect(tooltip).toHaveCount(0)
})
