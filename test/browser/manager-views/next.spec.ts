import type { Page } from '@playwright/test'
import { expect, focused, test, toast } from './test'

test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 1440, height: 900 } })

const rows = (page: Page) => page.getByRole('list', { name: 'Next for me' }).getByRole('listitem')
const links = (page: Page) => page.locator('[data-row]')

/** The queue of a manager, with one kind alone. */
async function openKind(page: Page, kind: string): Promise<number> {
  await page.goto(`/next?scope=team&kind=${kind}`)
  await expect(rows(page).first()).toBeVisible()
  return rows(page).count()
}

test('the way to it is in the sidebar with its number; what stands first has the most points', async ({ page, signIn }) => {
  await signIn('manager')
  await page.goto('/')
  const way = page.getByRole('link', { name: /^Next for me.*\d/ })
  const [count = ''] = /\d+$/.exec((await way.textContent()) ?? '') ?? []
  await page.keyboard.press('g')
  await page.keyboard.press('n')
  await expect(page.getByRole('heading', { name: 'Next for me' })).toBeVisible()
  await expect(page.getByRole('button', { name: `All ${count}` })).toBeVisible()
  const points = (
    await rows(page)
      .getByText(/^\d+ points?$/)
      .allTextContents()
  ).map((text) => Number.parseInt(text, 10))
  expect(points.length).toBeGreaterThan(5)
  expect(points).toEqual(points.toSorted((a, b) => b - a))
  await page.getByRole('button', { name: 'How this is ordered' }).click()
  await expect(page.getByRole('table', { name: 'How this is ordered' })).toContainText('since the customer wrote')
})

test('to-dos are worked off with one key, come back with another, and are put off to a day', async ({ page, signIn }) => {
  await signIn('manager')
  const count = await openKind(page, 'todo')
  const [, second = '', third = ''] = await links(page).allTextContents()
  await page.keyboard.press('j')
  await page.keyboard.press('e')
  await expect(rows(page)).toHaveCount(count - 1)
  await expect.poll(() => focused(page)).toBe(second)
  await page.keyboard.press('z')
  await expect(rows(page)).toHaveCount(count)

  // The focus has stayed where it was: which row is the second may change for a moment, by an answer from before.
  await expect.poll(() => focused(page)).toBe(second)
  await page.keyboard.press('s')
  await page.getByRole('button', { name: /^In a week/ }).click()
  await expect(toast(page, /is due on/)).toBeVisible()
  await expect(rows(page)).toHaveCount(count - 1)
  await expect.poll(() => focused(page)).toBe(third)
  await page.reload()
  await expect(rows(page)).toHaveCount(count - 1)
})

test('a ticket is opened at the desk, put off from its row, and brought back by Undo', async ({ page, signIn }) => {
  await signIn('manager')
  const count = await openKind(page, 'ticket')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tickets\?ticket=\d+/)
  await expect(page.getByRole('complementary', { name: 'Open ticket' })).toBeVisible()
  await page.goBack()
  await expect(rows(page)).toHaveCount(count)
  await rows(page)
    .first()
    .getByRole('button', { name: /^Snooze/ })
    .click()
  await page.getByRole('button', { name: /^Next week/ }).click()
  await expect(rows(page)).toHaveCount(count - 1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveCount(count)
})

test('an overdue website is done by its status, another gets a new date, and a silent customer is put off with a reason', async ({
  page,
  signIn,
}) => {
  await signIn('manager')
  const count = await openKind(page, 'website')
  await page.keyboard.press('j')
  await page.keyboard.press('e')
  await page.getByRole('menuitemradio', { name: 'Done', exact: true }).click()
  await expect(rows(page)).toHaveCount(count - 1)
  const [, next = ''] = await links(page).allTextContents()
  await links(page).first().focus()
  await page.keyboard.press('s')
  await page.getByRole('button', { name: /^Tomorrow/ }).click()
  await expect(rows(page)).toHaveCount(count - 2)
  await expect.poll(() => focused(page)).toBe(next)

  const silent = await openKind(page, 'reengage')
  const [, follower = ''] = await links(page).allTextContents()
  await page.keyboard.press('j')
  await page.keyboard.press('s')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '30 days' }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('On holiday')
  await dialog.getByRole('button', { name: 'Put off' }).click()
  await expect(rows(page)).toHaveCount(silent - 1)
  await expect.poll(() => focused(page)).toBe(follower)
})

test('what a colleague does meanwhile leaves the queue', async ({ page, signIn, context }) => {
  await signIn('manager')
  const count = await openKind(page, 'todo')
  const other = await context.newPage()
  await openKind(other, 'todo')
  await other
    .getByRole('button', { name: /^Mark as done/ })
    .last()
    .click()
  await expect(rows(page)).toHaveCount(count - 1)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } })
  test('a menu has what rows offer', async ({ page, signIn }) => {
    await signIn('manager')
    const count = await openKind(page, 'todo')
    await rows(page).first().getByRole('button', { name: /^More/ }).click()
    await page.getByRole('menuitem', { name: 'Mark as done' }).click()
    await expect(rows(page)).toHaveCount(count - 1)
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^Next for me/ })
      .click()
    await expect(page.getByRole('heading', { name: 'Next for me' })).toBeVisible()
  })
})
