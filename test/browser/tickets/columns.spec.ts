import type { Locator, Page } from '@playwright/test'
import { answer, expect, pane, rows, test } from './test'

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau'

/** Gives what every row is about a title without a place to break. */
async function lengthen(page: Page, path: string): Promise<void> {
  await page.route(`**${path}?*`, async (route) => {
    const response = await route.fetch()
    const { items, ...rest }: { items: { website?: object; subject?: string; description?: string }[] } = await response.json()
    const long = items.map((item) => ({
      ...item,
      ...('subject' in item && { subject: LONG }),
      ...('description' in item && { description: LONG }),
      website: { ...item.website, title: LONG },
    }))
    await route.fulfill({ response, json: { ...rest, items: long } })
  })
}

/** How far a column reaches under what can be done with its rows, which stays at the end. */
const beyond = (page: Page, header: string) =>
  page
    .locator('[data-island=main] .partner-root')
    .getByRole('columnheader', { name: header })
    .first()
    .evaluate((cell) => {
      const actions = cell.closest('table')?.querySelector('tbody tr')?.lastElementChild
      return cell.getBoundingClientRect().right - (actions?.getBoundingClientRect().left ?? 0)
    })

for (const [width, height] of [
  [1440, 900],
  [1366, 768],
  [1024, 768],
] as const)
  test(`no column is pushed out of sight by a title of 56 letters, ${width} px wide`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height })
    await signIn('manager')
    await lengthen(page, '/api/ticket')
    await page.goto('/tickets?tab=all')
    await expect(page.getByText(LONG).first()).toBeVisible()
    expect(await beyond(page, 'Assigned to')).toBeLessThanOrEqual(1)

    await lengthen(page, '/api/todo')
    await page.goto('/overdue-todos')
    await expect(page.getByText(LONG).first()).toBeVisible()
    expect(await beyond(page, 'To')).toBeLessThanOrEqual(1)
  })

test('marks of unread tickets are of one size, and on a phone no way to sort is cut off', async ({ page, signIn }) => {
  await signIn('manager')
  await lengthen(page, '/api/ticket')
  await page.goto('/tickets?tab=all')
  const main = page.locator('[data-island=main] .partner-root')
  await expect(main.getByText('Unread').first()).toBeAttached()
  const squeezed = await main
    .locator('[data-unread] svg')
    .evaluateAll((marks) => marks.filter((mark) => mark.getBoundingClientRect().width !== Number(mark.getAttribute('width'))).length)
  expect(squeezed).toBe(0)

  await page.setViewportSize({ width: 375, height: 812 })
  const last = main.getByRole('columnheader').getByRole('button').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport({ ratio: 1 })
  const cut = await main
    .getByRole('columnheader')
    .getByRole('button')
    .evaluateAll((buttons) => buttons.filter((one) => one.scrollWidth > one.clientWidth + 1).length)
  expect(cut).toBe(0)
})

test('on a phone the chosen tab is in view, and the checkbox for all tickets beside what sorts them', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await signIn('manager')
  await page.goto('/tickets?tab=all')
  await expect(rows(page).first()).toBeVisible()
  const main = page.locator('[data-island=main] .partner-root')
  const middleOf = async (item: Locator) => {
    const box = await item.boundingBox()
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  }
  const boxes = main.getByRole('checkbox')
  const [all, one] = [await middleOf(boxes.first()), await middleOf(boxes.nth(1))]
  const sorts = await middleOf(main.getByRole('columnheader').getByRole('button').first())
  expect(Math.abs(all.y - sorts.y)).toBeLessThan(6)
  expect(all.x).toBeCloseTo(one.x, 0)
  await expect(main.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 1 })
})

test('on a small screen no status is cut off, and what is open leaves the search in sight', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  for (const language of ['en', 'de']) {
    await signIn('manager', language)
    await page.goto('/tickets?tab=all')
    await expect(rows(page).first()).toBeVisible()
    const statuses = page.locator('[data-island=main] .partner-root tbody [title] > span > span:not(:empty)')
    expect(await statuses.count()).toBeGreaterThan(5)
    expect(
      await statuses.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)),
    ).toEqual([])
  }
  await signIn('manager')
  await page.goto('/tickets?tab=all')
  await rows(page).first().click()
  await expect(answer(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeInViewport({ ratio: 1 })
  await pane(page).getByRole('heading', { level: 2 }).focus()
  await page.keyboard.press('/')
  const search = page.locator('[data-island=main]').getByRole('searchbox')
  await expect(search).toBeFocused()
  const [field, open] = [await search.boundingBox(), await pane(page).boundingBox()]
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(open?.y ?? 0)
})
