import type { Page } from '@playwright/test'
import { expect, test } from './test'

const CTRL = 2

/** Presses the key at a place, with a Russian layout. */
async function press(page: Page, key: string, code: string, modifiers = 0): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const pressed = { key, code, modifiers, windowsVirtualKeyCode: code.charCodeAt(code.length - 1) }
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...pressed })
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...pressed })
  await session.detach()
}

test('shortcuts go by the place of the keys where those have Cyrillic letters', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/websites')
  const rows = page.locator('[data-island=main] .partner-root tbody tr[data-id]')
  const link = (nth: number) => rows.nth(nth).locator('th a').first()
  await link(0).focus()
  await press(page, 'о', 'KeyJ')
  await expect(link(1)).toBeFocused()
  await press(page, 'ч', 'KeyX')
  await expect(rows.nth(1).getByRole('checkbox')).toBeChecked()
  await press(page, 'л', 'KeyK', CTRL)
  await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible()
  await page.keyboard.press('Escape')
  await press(page, 'п', 'KeyG')
  await press(page, 'е', 'KeyT')
  await expect(page).toHaveURL(/\/tickets$/)
  await page.locator('[data-island=main] .partner-root [data-row]').first().focus()
  await press(page, 'о', 'KeyJ')
  await expect(page.locator('[data-island=main] .partner-root [data-row]').nth(1)).toBeFocused()
})
