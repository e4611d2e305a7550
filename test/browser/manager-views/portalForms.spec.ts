import type { Page } from '@playwright/test'
import { expect, test } from './test'

/** A website whose customer is asked for remarks. */
const WEBSITE = 25
/** One whose customer orders. */
const LEAD = 3

/** As the customer, who has a link and no password. */
async function enter(page: Page, origin: string, website = WEBSITE, target = '/my/feedback/preview'): Promise<void> {
  await page.goto('/profile')
  const url = await page.evaluate(async (path) => {
    const { csrf } = JSON.parse(document.querySelector('[data-partner-page]')?.textContent ?? '{}')
    const headers = { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json', [csrf.header]: csrf.token }
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify({ mail: false }) })
    return String((await answer.json()).url)
  }, `/website/${website}/portal_invitation`)
  await page.context().clearCookies()
  await page.goto(`${origin}${new URL(url).pathname}?target=${target}`)
}

test('what a customer writes stays when another form of the page is sent, and is asked about before the page is left', async ({
  page,
  signIn,
  origin,
}) => {
  await signIn('admin')
  await enter(page, origin)
  const remark = page.locator('[name=description]')
  const message = page.locator('[name=message]')
  await message.fill('All fine but the blue')
  await remark.fill('A lighter blue')
  await page.locator('form[data-url$="todo/save"] [type=submit]').click()
  await expect(page.locator('.portal__name')).toContainText(['A lighter blue'])
  await expect(message).toHaveValue('All fine but the blue')
  await expect(remark).toHaveValue('')

  await page.locator('[data-delete]').last().click()
  await expect(page.locator('.portal__name', { hasText: 'A lighter blue' })).toHaveCount(0)
  await expect(message).toHaveValue('All fine but the blue')

  const asked: string[] = []
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type())
    await dialog.dismiss()
  })
  await page.locator('.portal__nav a[href="/my/"]').click()
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expect(message).toHaveValue('All fine but the blue')

  await page.locator('form[data-url$="log/send"] [type=submit]').first().click()
  await expect(page).toHaveURL(/saved=1/)
  expect(asked).toHaveLength(1)
})

test('a customer whose connection is gone reads that in their language', async ({ page, signIn, origin }) => {
  await signIn('admin')
  await page.setViewportSize({ width: 375, height: 640 })
  await enter(page, origin)
  await expect(page.locator('nav [aria-current=page]')).toBeInViewport({ ratio: 1 })
  await page.route('**/todo/save', (route) => route.abort())
  await page.locator('[name=description]').fill('A lighter blue')
  await page.locator('form[data-url$="todo/save"] [type=submit]').click()
  const failed = await page.locator('[data-area]').getAttribute('data-failed')
  await expect(page.locator('[data-error]')).toHaveText(failed ?? '')
  await expect(page.locator('[data-error]')).toBeInViewport()
  await expect(page.locator('[name=description]')).toHaveValue('A lighter blue')

  // Whoever is not known any more reads the language of the page still.
  await page.unroute('**/todo/save')
  await page.context().clearCookies()
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'ja'))
  await page.locator('form[data-url$="todo/save"] [type=submit]').click()
  await expect(page.locator('[data-error]')).toHaveText(/[ぁ-ん]/)
})

test('whoever orders with a double click orders once, and reads that it is done', async ({ page, signIn, origin }) => {
  await signIn('admin')
  await enter(page, origin, LEAD, '/my/checkout')
  let orders = 0
  await page.route('**/my/checkout', async (route) => {
    if (route.request().method() === 'POST') orders++
    await route.continue()
  })
  await page.locator('[name=terms]').check()
  await page.locator('form[action="/my/checkout"] [type=submit]').click({ clickCount: 2, delay: 20, noWaitAfter: true })
  await expect(page.locator('.note--success')).toBeVisible()
  expect(orders).toBe(1)
})
