import type { Page } from '@playwright/test'
import { expect, LEAD, openWebsite, test } from './test'

test.use({ viewport: { width: 1440, height: 900 } })

const LATE_MS = 2_500
const WANTED = ['Customer', 'People', 'To-dos', 'Team note', 'Tags', 'Contract', 'Time', 'Domain names', 'Statistics']

const listed = (page: Page): Promise<string[]> =>
  page
    .getByRole('dialog', { name: 'Arrange cards' })
    .getByRole('listitem')
    .evaluateAll((items) => items.map(({ textContent }) => textContent ?? ''))

/** By mouse, as fast as hands are: nothing waits until a hint has gone. */
async function moveContractUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Arrange cards' }).click()
  for (const before of ['Statistics', 'Domain names', 'Time']) {
    const button = page.getByRole('button', { name: 'Move Contract up' })
    await button.click()
    await expect.poll(async () => (await listed(page)).join()).toContain(`Contract,${before}`)
    // The hint of the row that is under the pointer now lies on the button above.
    await expect(page.getByText(`Move ${before} up`, { exact: true })).toBeVisible()
  }
}

test('an order made while the first saving is late is the one that stays, and no hint is in the way of its buttons', async ({
  page,
  signIn,
}) => {
  await signIn('manager')
  await openWebsite(page, LEAD)
  let saved = 0
  await page.route('**/api/preferences', async (route) => {
    if (saved === 0) await new Promise((resolve) => setTimeout(resolve, LATE_MS))
    await route.continue()
    saved += 1
  })
  await moveContractUp(page)
  // The first alone, then what waited in one.
  await expect.poll(() => saved).toBe(2)
  await page.waitForLoadState('networkidle')
  await page.reload()
  await expect.poll(() => cardsOf(page)).toEqual(WANTED)
})

test('an order that is not saved yet when the page is left is there on the next one', async ({ page, signIn }) => {
  await signIn('manager')
  await openWebsite(page, LEAD)
  let isFirst = true
  await page.route('**/api/preferences', async (route) => {
    if (isFirst) {
      isFirst = false
      // Never arrives.
      await new Promise((resolve) => setTimeout(resolve, LATE_MS))
      return route.abort().catch(() => undefined)
    }
    return route.continue()
  })
  await moveContractUp(page)
  await page.goto('/')
  await openWebsite(page, LEAD)
  await expect.poll(() => cardsOf(page)).toEqual(WANTED)
})

test('two tabs that move different cards end with both moves', async ({ page, signIn, context }) => {
  await signIn('manager')
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await openWebsite(tab, LEAD)
    await tab.getByRole('button', { name: 'More actions' }).click()
    await tab.getByRole('menuitem', { name: 'Arrange cards' }).click()
  }
  const saved = (tab: Page) => tab.waitForResponse((answer) => answer.url().endsWith('/api/preferences') && answer.ok())
  const move = (tab: Page, name: string) => Promise.all([saved(tab), tab.getByRole('button', { name }).click()])
  await move(page, 'Move Contract up')
  await move(other, 'Move Team note up')
  const both = ['Customer', 'People', 'Team note', 'To-dos', 'Tags', 'Time', 'Domain names', 'Contract', 'Statistics']
  for (const tab of [page, other]) {
    await tab.reload()
    await expect.poll(() => cardsOf(tab)).toEqual(both)
  }
})

/** The titles of the cards, column by column. */
const cardsOf = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .filter({ hasNotText: /^(Messages and log|Arrange cards)$/ })
    .allTextContents()
