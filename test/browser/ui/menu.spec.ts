import { expect, test } from '../support/test'
import { focused, showcase } from './support'

test('opens beside its button, above a page that clips and stacks', async ({ open, page }) => {
  await open(`<div style="overflow: hidden; height: 180px; transform: translateZ(0); position: relative; z-index: 0">${showcase()}</div>`, {
    fixture: 'showcase',
  })
  const button = page.getByRole('button', { name: 'Team' })
  await button.click()
  const menu = page.getByRole('menu', { name: 'Team' })
  await expect(menu.getByRole('menuitem', { name: 'Help' })).toBeVisible()
  const [at, anchor] = [await menu.boundingBox(), await button.boundingBox()]
  expect(at?.x).toBeCloseTo(anchor?.x ?? 0, 0)
  expect(at?.y).toBeGreaterThanOrEqual((anchor?.y ?? 0) + (anchor?.height ?? 0))
  await menu.getByRole('menuitem', { name: 'Help' }).click({ trial: true })
})

test.describe('on a plain page', () => {
  test.beforeEach(async ({ open }) => open(showcase(), { fixture: 'showcase' }))

  test('flips above its button where there is no room below', async ({ open, page }) => {
    await page.setViewportSize({ width: 1000, height: 560 })
    await open(`<div style="height: 300px"></div>${showcase()}`, { fixture: 'showcase' })
    const button = page.getByRole('button', { name: 'Actions' })
    await button.click()
    const [at, anchor] = [await page.getByRole('menu').boundingBox(), await button.boundingBox()]
    expect((at?.y ?? 0) + (at?.height ?? 0)).toBeLessThanOrEqual(anchor?.y ?? 0)
  })

  test('works by keyboard alone', async ({ page }) => {
    await page.getByRole('button', { name: 'Actions' }).focus()
    await page.keyboard.press('ArrowDown')
    expect(await focused(page)).toContain('Copy link')
    await page.keyboard.press('End')
    expect(await focused(page)).toBe('Delete website')
    await page.keyboard.press('l')
    expect(await focused(page)).toBe('List')
    await page.keyboard.press('Space')
    expect(await focused(page)).toBe('Actions')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitemradio', { name: 'List' })).toBeChecked()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('menu')).toHaveCount(0)
    expect(await focused(page)).toBe('Filter')
  })

  test('closes by a click elsewhere and by its own button', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Actions' })
    await button.click()
    await page.getByRole('heading', { name: 'Design system' }).click()
    await expect(page.getByRole('menu')).toHaveCount(0)
    await button.click()
    await expect(page.getByRole('menu')).toHaveCount(1)
    await button.click()
    await expect(page.getByRole('menu')).toHaveCount(0)
  })

  test('closes when its button is scrolled away, and gives the focus back without scrolling', async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 300 })
    await page.getByRole('button', { name: 'Actions' }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(page.getByRole('menu')).toHaveCount(0)
    expect(await focused(page)).toBe('Actions')
    await expect(page.getByRole('button', { name: 'Actions' })).not.toBeInViewport()
  })

  test('opens links in a new tab with ctrl and the middle button, and stays', async ({ page, context }) => {
    await page.getByRole('button', { name: 'Team' }).click()
    const link = page.getByRole('menuitem', { name: 'Staff users' })
    const [byCtrl] = await Promise.all([context.waitForEvent('page'), link.click({ modifiers: ['ControlOrMeta'] })])
    await byCtrl.waitForURL(/#users$/)
    const [byMiddle] = await Promise.all([context.waitForEvent('page'), link.click({ button: 'middle' })])
    await byMiddle.waitForURL(/#users$/)
    await expect(page.getByRole('heading', { name: 'Design system' })).toBeVisible()
  })

  test('an item that opens a dialog gets the focus back through the button', async ({ page }) => {
    await page.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete website' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await focused(page)).toBe('Cancel')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await focused(page)).toBe('Actions')
  })

  test('a panel takes the focus and gives it back', async ({ page }) => {
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    const panel = page.getByRole('dialog', { name: 'Filters' })
    await expect(panel).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(panel.getByRole('checkbox')).toBeFocused()
    await panel.getByRole('button', { name: 'Apply' }).click()
    await expect(panel).toHaveCount(0)
    expect(await focused(page)).toBe('Filter')
  })
})
