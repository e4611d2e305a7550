import type { Page } from '@playwright/test'
import { expect, signInElsewhere, test } from './test'

test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 1440, height: 900 } })

const heads = async (page: Page): Promise<string[]> =>
  page.locator('[data-column]').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-column') ?? ''))

test('columns changed on one device are there on another of the same person', async ({ page, signIn, browser, origin }) => {
  await signIn('manager')
  await page.goto('/websites')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  const usual = await heads(page)
  expect(usual.slice(0, 3)).toEqual(['title', 'status', 'status_date'])
  await page.getByRole('button', { name: 'Columns' }).click()
  const saved = () => page.waitForResponse((answer) => answer.url().endsWith('/api/preferences') && answer.ok())
  const moved = saved()
  await page.getByRole('button', { name: 'Move Due date forward' }).click()
  await moved
  const widened = saved()
  await page.getByRole('slider', { name: 'Width of Status', exact: true }).fill('240')
  await widened
  await expect.poll(() => heads(page)).toEqual(['title', 'status', 'due_date', 'status_date', ...usual.slice(4)])

  const other = await signInElsewhere(
    await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } }),
    origin,
    'manager',
  )
  await other.goto('/websites')
  await expect(other.getByRole('rowheader').first()).toBeVisible()
  await expect.poll(() => heads(other)).toEqual(['title', 'status', 'due_date', 'status_date', ...usual.slice(4)])
  await other.getByRole('button', { name: 'Columns' }).click()
  await expect(other.getByRole('slider', { name: 'Width of Status', exact: true })).toHaveValue('240')
  await other.context().close()

  // Of nobody else.
  await signIn('admin')
  await page.goto('/websites')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  expect(await heads(page)).toEqual(usual)
})
