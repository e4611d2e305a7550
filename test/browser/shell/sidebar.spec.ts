import { expectNoViolations } from '../support/axe'
import { expect, sidebar, test } from './test'

const link = (page: Parameters<typeof sidebar>[0], name: RegExp) => sidebar(page).getByRole('link', { name })
const width = async (page: Parameters<typeof sidebar>[0]) => (await sidebar(page).boundingBox())?.width ?? 0

test.describe('on a page of a website', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn(page)
    await page.goto('/website/39')
    await expect(sidebar(page)).toHaveAttribute('data-panel', 'rail')
  })

  test('the sidebar is a rail that opens over the page under the pointer, and the page does not move', async ({ page }) => {
    const place = async () => {
      const box = await page.locator('[data-island=main]').boundingBox()
      return { x: box?.x, y: box?.y, width: box?.width }
    }
    const before = await place()
    expect(await width(page)).toBe(64)
    await sidebar(page).hover()
    await expect.poll(() => width(page)).toBe(240)
    expect(await place()).toEqual(before)
    await page.mouse.move(900, 600)
    await expect.poll(() => width(page)).toBe(64)
    expect(await place()).toEqual(before)
  })

  test('it opens when the keyboard focus comes, and Escape closes it', async ({ page }) => {
    await link(page, /^Overview/).focus()
    await page.keyboard.press('Tab')
    await expect(sidebar(page)).toHaveAttribute('data-panel', 'overlay')
    await page.keyboard.press('Escape')
    await expect(sidebar(page)).toHaveAttribute('data-panel', 'rail')
    await expect(link(page, /^Tickets/)).toBeFocused()
  })

  test('its rows stay where they are while it opens', async ({ page }) => {
    const rows = () =>
      sidebar(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((row) => row.getBoundingClientRect().y))
    const closed = await rows()
    await sidebar(page).hover()
    await expect.poll(() => width(page)).toBe(240)
    expect(await rows()).toEqual(closed)
  })

  test('the pin keeps it open, also on the pages that follow, until it is let go', async ({ page }) => {
    const pin = sidebar(page).getByRole('button', { name: 'Keep open' })
    const press = async () => {
      const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT')
      await pin.click()
      await page.mouse.move(900, 600)
      await kept
    }
    await sidebar(page).hover()
    await press()
    await expect(sidebar(page)).toHaveAttribute('data-panel', 'expanded')
    await page.reload()
    await expect(pin).toHaveAttribute('aria-pressed', 'true')
    await expect(sidebar(page)).toHaveAttribute('data-panel', 'expanded')
    await press()
    await expect(sidebar(page)).toHaveAttribute('data-panel', 'rail')
    await page.reload()
    await expect(sidebar(page)).toHaveAttribute('data-panel', 'rail')
  })

  test('nothing is animated for whoever wants less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await sidebar(page).evaluate((nav) => getComputedStyle(nav).transitionProperty)).toBe('none')
  })
})

test('the active entry is marked, and has its number in the name', async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/tickets')
  await expect(link(page, /^Tickets: \d+$/)).toHaveAttribute('aria-current', 'page')
  await expect(sidebar(page).locator('[aria-current]')).toHaveCount(1)
})

test('the entry of the page is in view where the list is longer than the window', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1366, height: 600 })
  await signIn(page)
  await page.goto('/tools/mailtransfer')
  await expect(link(page, /^Mail transfer/)).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goto('/websites')
  await expect(link(page, /^All websites/)).toBeInViewport({ ratio: 1 })
})

test('ctrl-click and middle click open an entry in a new tab', async ({ page, context, signIn }) => {
  await signIn(page)
  for (const how of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
    const [tab] = await Promise.all([context.waitForEvent('page'), link(page, /^Overdue websites/).click(how)])
    await expect(tab).toHaveURL(/overdue-websites/)
    await expect(page).toHaveURL(/\/$/)
    await tab.close()
  }
})

test('on a narrow screen a note takes its place, and a dialog has the views', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1023, height: 700 })
  await signIn(page)
  await expect(sidebar(page)).toBeHidden()
  const note = page.getByText('There is no room for the sidebar here.')
  await expect(note).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  const dialog = page.getByRole('dialog', { name: 'Menu' })
  await expect(dialog.getByRole('link', { name: /^Leads/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
  await page.getByRole('button', { name: 'Hide', exact: true }).click()
  await expect(note).toBeHidden()
  await page.setViewportSize({ width: 1024, height: 700 })
  await expect(sidebar(page)).toBeVisible()
})

test('on a phone the header takes one row, with the menu in it, and the note one line', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await signIn(page)
  const above = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().top + scrollY)
  await expect(page.getByText('There is no room for the sidebar here.')).toBeVisible()
  expect(await above()).toBeLessThan(100)
  await page.getByRole('button', { name: 'Hide', exact: true }).click()
  await expect.poll(above).toBeLessThanOrEqual(60)
  await page.evaluate(() => scrollTo(0, 300))
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('nothing covers the note where the letters of the page are twice as large', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await signIn(page)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await page.getByText('There is no room for the sidebar here.').click({ trial: true })
  await page.getByRole('button', { name: 'Menu', exact: true }).click({ trial: true })
  await page.getByRole('button', { name: 'Hide', exact: true }).click()
})

for (const locale of ['en', 'de', 'ja']) {
  for (const [size, viewport] of [
    ['wide', { width: 1280, height: 800 }],
    ['narrow', { width: 320, height: 640 }],
  ] as const) {
    test(`axe finds nothing: ${size}, ${locale}, light and dark`, async ({ page, signIn }) => {
      await page.setViewportSize(viewport)
      await signIn(page, { locale })
      await expect(page.locator('[data-island=sidebar]')).toHaveAttribute('data-sidebar', /expanded|narrow/)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await expectNoViolations(page, { include: ['[data-island=sidebar]'] })
      }
    })
  }
}

test('its last entry can be reached beside the button to what went wrong', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1366, height: 640 })
  await page.route('**/api/views*', (route) => route.fulfill({ status: 500, body: '' }))
  await signIn(page)
  await expect(page.getByRole('button', { name: '1 problem' })).toBeVisible()
  const last = sidebar(page).getByRole('link').last()
  await last.scrollIntoViewIfNeeded()
  await last.hover({ position: { x: 24, y: 12 }, trial: true, timeout: 5_000 })
})
