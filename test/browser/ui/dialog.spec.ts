import { expect, settled, test } from '../support/test'
import { focused, showcase } from './support'

test.beforeEach(async ({ open, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(`${showcase()}<button id="outside" style="position: fixed; inset: 40% 0 auto 40%; z-index: 2147483647">Outside</button>`, {
    fixture: 'showcase',
  })
  await page.getByRole('button', { name: 'Dialog with form' }).click()
})

test('is above everything of the page, which can no longer be reached', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague' })
  await expect(dialog).toBeVisible()
  const top = await page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.id)
  expect(top).toBe('showcase')
  await page.evaluate(() => document.querySelector<HTMLElement>('#outside')?.focus())
  expect(await focused(page)).not.toBe('Outside')
})

test('starts on its first field and keeps Tab inside', async ({ page }) => {
  await expect(page.getByRole('dialog').getByLabel('E-mail')).toBeFocused()
  for (let count = 0; count < 12; count++) {
    await page.keyboard.press('Tab')
    expect(await focused(page)).not.toBe('Outside')
  }
})

test('Escape closes one dialog after the other, and focus goes back each time', async ({ page }) => {
  await page.getByRole('button', { name: 'Stacked' }).click()
  await expect(page.getByRole('dialog', { name: 'On top' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'On top' })).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: 'Invite a colleague' })).toBeVisible()
  expect(await focused(page)).toBe('Stacked')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await focused(page)).toBe('Dialog with form')
  await expect(page.getByText('exited')).toBeVisible()
})

test('Escape in a menu or an open list inside is not for the dialog', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague' })
  await dialog.getByRole('button', { name: 'More' }).click()
  await expect(dialog.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('menu')).toHaveCount(0)
  await expect(dialog).toBeVisible()
})

test('submits by Enter in a field', async ({ page }) => {
  await page.keyboard.type('ada@example.org')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('without a close handler nothing closes it, however often Escape is pressed', async ({ page }) => {
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Without close' }).click()
  const dialog = page.getByRole('dialog', { name: 'Just a moment' })
  for (let count = 0; count < 4; count++) await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button')).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toHaveCount(0)
})

test('fills its largest width unless told otherwise, and fits narrow windows', async ({ page }) => {
  const dialog = page.getByRole('dialog')
  await settled(page)
  expect((await dialog.boundingBox())?.width).toBe(560)
  await page.setViewportSize({ width: 320, height: 600 })
  expect((await dialog.boundingBox())?.width).toBe(288)
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Without close' }).click()
  await expect(dialog).toHaveCount(1)
  expect((await dialog.boundingBox())?.width).toBeLessThan(420)
})
