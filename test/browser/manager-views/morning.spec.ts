import type { Page } from '@playwright/test'
import { cards, column, expect, idOf, signInElsewhere, test, toast, websiteOf } from './test'

test.describe.configure({ mode: 'default' })

/** Ids of the first cards of the board that can move on. */
const firstIds = async (page: Page, count: number): Promise<number[]> => {
  await expect(page.locator('[data-card]').first()).toBeVisible()
  const ids = await page
    .locator('[data-card]:has([data-next])')
    .evaluateAll((found) => found.map((card) => Number(card.getAttribute('data-card'))))
  return ids.slice(0, count)
}

test.describe('an agency’s morning', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('by mouse', async ({ page, signIn }) => {
    test.slow()
    await signIn('manager')

    await page.goto('/tickets')
    const tickets = page.locator('[data-row]')
    await expect(tickets.first()).toBeVisible()
    const before = await tickets.count()
    await page
      .getByRole('button', { name: /^Mark as done/ })
      .first()
      .click()
    await expect(tickets).toHaveCount(before - 1)

    await page.goto('/overdue-todos')
    await page.getByRole('checkbox', { name: 'Select all' }).first().check()
    await page.getByRole('region', { name: 'Selected to-dos' }).getByRole('button', { name: 'Tomorrow' }).click()
    await expect(toast(page, /due on/)).toBeVisible()

    await page.goto('/')
    const moved = await firstIds(page, 12)
    expect(moved).toHaveLength(12)
    const was = await Promise.all(moved.map(async (id) => (await websiteOf(page, id)).status))
    for (const id of moved) {
      const card = page.locator(`[data-card="${id}"]`)
      await card.scrollIntoViewIfNeeded()
      await card.locator('[data-next]').click()
    }
    for (const [index, id] of moved.entries()) await expect.poll(async () => (await websiteOf(page, id)).status).not.toBe(was[index])

    await page.goto('/websites/leads?mode=list')
    await page.getByRole('button', { name: 'Claim' }).first().click()
    await expect(toast(page, /assigned to Jonas Falk/)).toBeVisible()

    await page.goto('/websites?q=assignee:none')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    for (const index of [0, 1, 2, 3, 4])
      await page
        .getByRole('row')
        .nth(index + 1)
        .getByRole('checkbox')
        .check()
    const bar = page.getByRole('region', { name: 'Selected websites' })
    await bar.getByRole('button', { name: 'Assign' }).click()
    await page.getByRole('option', { name: /Carla Rossi/ }).click()
    await expect(toast(page, '5 websites are assigned to Carla Rossi')).toBeVisible()
  })

  test('by keyboard alone', async ({ page, signIn }) => {
    test.slow()
    await signIn('manager')
    await page.goto('/tickets')
    const tickets = page.locator('[data-row]')
    await expect(tickets.first()).toBeVisible()
    const before = await tickets.count()
    await tickets.first().focus()
    await page.keyboard.press('e')
    await expect(tickets).toHaveCount(before - 1)

    await page.goto('/')
    const moved = await firstIds(page, 12)
    for (const id of moved) {
      const { status } = await websiteOf(page, id)
      await page.locator(`[data-card="${id}"]`).focus()
      await page.keyboard.press('n')
      await page.keyboard.press('s')
      await expect.poll(async () => (await websiteOf(page, id)).status).not.toBe(status)
    }

    await page.keyboard.press('g')
    await page.keyboard.press('s')
    await expect(page).toHaveURL(/\/websites/)
    const first = page.getByRole('rowheader').first().getByRole('link')
    await first.focus()
    const title = await first.textContent()
    await page.keyboard.press('o')
    await expect(page.getByRole('complementary', { name: title ?? '' })).toBeVisible()
    await expect(page).toHaveURL(/open=\d+/)
    await page.keyboard.press(']')
    await expect(page.getByRole('complementary', { name: title ?? '', exact: true })).toHaveCount(0)
    await first.focus()
    await page.keyboard.press('x')
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await expect(page.getByRole('region', { name: 'Selected websites' })).toContainText('2 selected')
    await page.keyboard.press('f')
    await expect(page.getByRole('rowheader').first()).toContainText('You follow this website')
    await expect(page.getByRole('rowheader').nth(1)).toContainText('You follow this website')
  })

  test('a view is saved and shared, and is there for a colleague at once', async ({ page, signIn, browser, origin }) => {
    await signIn('manager')
    await page.goto('/websites?q=status:done&sort=-title')
    const other = await signInElsewhere(
      await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } }),
      origin,
      'design',
    )
    await other.goto('/websites')
    await expect(other.getByRole('navigation', { name: 'Saved views' })).toBeVisible()
    await page.getByRole('button', { name: 'Save view' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save view' })
    await dialog.getByLabel('Name').fill('Live sites')
    await dialog.getByRole('switch', { name: /Share with the team/ }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('link', { name: 'Live sites' })).toHaveAttribute('aria-current', 'true')

    await other.getByRole('link', { name: 'Live sites' }).click()
    await expect(other).toHaveURL(/q=status%3Adone&sort=-title/)
    await expect(other.getByRole('list', { name: 'Filters' })).toContainText('Status: Done')
    // They may begin with it, and not change it.
    await other.getByRole('button', { name: 'Actions for view Live sites' }).click()
    await expect(other.getByRole('menuitem')).toHaveCount(0)
    await expect(other.getByRole('menuitemradio', { name: 'Start with this view' })).toBeVisible()
    await other.context().close()
  })

  test('a deleted website is in the recycle bin and comes back', async ({ page, signIn }) => {
    await signIn('manager')
    await page.goto('/websites?q=Strauß')
    const row = page.getByRole('row', { name: /Autohaus Strauß/ })
    await row.getByRole('checkbox').check()
    await page.getByRole('region', { name: 'Selected websites' }).getByRole('button', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog', { name: /Delete “Autohaus Strauß/ })
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled()
    await dialog.getByRole('textbox').fill('Autohaus Strauß')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(row).toHaveCount(0)
    await page.goto('/websites?q=')
    await page.getByRole('button', { name: 'Recycle bin' }).click()
    await page.getByRole('button', { name: 'Restore Autohaus Strauß' }).click()
    await expect(page.getByText('The recycle bin is empty')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await expect(row).toBeVisible()
  })
})

test.describe('by touch, without a drag', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('cards move on, a lead is claimed, websites are assigned', async ({ page, signIn }) => {
    test.slow()
    await signIn('manager')
    await page.goto('/')
    const card = cards(page, 'lead_preparation').first()
    const id = await idOf(card)
    await card.locator('[data-next]').tap()
    await expect(column(page, 'lead_interest').locator(`[data-card="${id}"]`)).toBeAttached()
    await page.goto('/websites/leads?mode=list')
    await page.getByRole('button', { name: 'Claim' }).first().tap()
    await expect(toast(page, /assigned to Jonas Falk/)).toBeVisible()
    await page.goto('/websites?q=assignee:none')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    for (const index of [1, 2]) await page.getByRole('row').nth(index).getByRole('checkbox').tap()
    await page.getByRole('region', { name: 'Selected websites' }).getByRole('button', { name: 'Assign' }).tap()
    await page.getByRole('option', { name: /Carla Rossi/ }).tap()
    await expect(toast(page, '2 websites are assigned to Carla Rossi')).toBeVisible()
  })
})
