import type { Browser, Locator, Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe'
import { call } from '../website-details/test'
import { cards, column, expect, idOf, signInElsewhere, test, toast, websiteOf } from './test'

test.describe.configure({ mode: 'default', timeout: 180_000 })
test.use({ viewport: { width: 1440, height: 900 } })

/** Somebody of support in a browser of their own, who moves websites. */
async function colleague(browser: Browser, origin: string) {
  const page = await signInElsewhere(await browser.newContext({ baseURL: origin }), origin, 'support')
  await page.goto('/')
  return {
    page,
    move: (id: number, status: string) => call(page, 'POST', `/website/${id}/status`, { status }),
    close: () => page.context().close(),
  }
}

/** What is told when a website was moved by somebody else before one's own move came. */
const told = (page: Page): Locator => page.getByRole('dialog', { name: 'Somebody else has moved this website meanwhile' })

async function dragOver(page: Page, card: Locator, status: string): Promise<void> {
  await card.hover({ position: { x: 120, y: 12 } })
  await page.mouse.down()
  const target = await column(page, status).boundingBox()
  await page.mouse.move((target?.x ?? 0) + 100, (target?.y ?? 0) + 30, { steps: 8 })
  await expect(page.locator(`[data-head="${status}"]`)).toContainText('Drop here')
}

test('a card that somebody moves while it is dragged stays there, and whoever holds it chooses', async ({
  page,
  signIn,
  browser,
  origin,
}) => {
  await signIn('manager')
  await page.goto('/')
  const other = await colleague(browser, origin)
  const card = cards(page, 'preparation').first()
  const id = await idOf(card)
  await dragOver(page, card, 'lead_interest')
  await other.move(id, 'preparation_check')
  // The news has come before the card is let go.
  await expect(column(page, 'preparation_check').locator(`[data-card="${id}"]`)).toBeAttached()
  await page.mouse.up()
  await expect(told(page)).toContainText(/\p{L}+ \p{L}+ has moved it to Briefing check meanwhile \(/u)
  expect((await websiteOf(page, id)).status).toBe('preparation_check')
  await expectNoViolations(page)
  await page.keyboard.press('Enter')
  await expect(told(page)).toHaveCount(0)
  await expect(column(page, 'preparation_check').locator(`[data-card="${id}"]`)).toBeVisible()

  await dragOver(page, column(page, 'preparation_check').locator(`[data-card="${id}"]`), 'lead_interest')
  await other.move(id, 'preparation')
  await expect(column(page, 'preparation').locator(`[data-card="${id}"]`)).toBeAttached()
  await page.mouse.up()
  await told(page).getByRole('button', { name: 'Move it to Interested all the same' }).click()
  await expect.poll(async () => (await websiteOf(page, id)).status).toBe('lead_interest')
  await other.close()
})

test('so it is for keys and menus; two moves of one’s own in a row are none of somebody else', async ({
  page,
  signIn,
  browser,
  origin,
}) => {
  await signIn('manager')
  // What others do is not heard of, or only when it is too late.
  await page.route('**/events', (route) => route.abort())
  await page.goto('/')
  const other = await colleague(browser, origin)
  const card = cards(page, 'preparation').first()
  const id = await idOf(card)
  const own = page.locator(`[data-card="${id}"]`)
  await other.move(id, 'creation')
  await own.focus()
  await page.keyboard.press('n')
  await page.keyboard.press('s')
  await expect(told(page)).toContainText('has moved it to Creation meanwhile (')
  await page.keyboard.press('Escape')
  await expect(told(page)).toHaveCount(0)
  await expect(column(page, 'creation').locator(`[data-card="${id}"]`)).toBeVisible()

  await own.focus()
  await page.keyboard.press('s')
  await other.move(id, 'change')
  await page.getByRole('menuitemradio', { name: 'Redesign' }).press('Enter')
  await expect(told(page)).toContainText('Change request')
  await page.keyboard.press('Escape')
  // A dialog on its way out still keeps the keys.
  await expect(told(page)).toHaveCount(0)
  await own.focus()
  await expect(own).toBeFocused()
  for (const key of ['n', 's', 'n', 's', 'z']) await page.keyboard.press(key)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(toast(page, /^Undone: /)).toBeVisible()
  await other.close()
})

test('of a due date that somebody else has set meanwhile both are shown, and one chooses', async ({ page, signIn, browser, origin }) => {
  await signIn('manager')
  await page.route('**/events', (route) => route.abort())
  await page.goto('/')
  const other = await colleague(browser, origin)
  const card = cards(page, 'preparation').first()
  const id = await idOf(card)
  await call(other.page, 'PUT', `/api/website/due-date/${id}`, { dueDate: Date.UTC(2031, 4, 24, 12) })
  await card.focus()
  await page.keyboard.press('D')
  await page.getByRole('button', { name: /^In a week/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Due date: changed by somebody else' })
  await expect(dialog).toContainText(/There now\s*May 24, 2031\s*Yours\s*\w+ \d+, 20\d\d/)
  expect((await websiteOf(page, id)).due_date).toBe('2031-05-24')
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Use mine' }).click()
  await expect.poll(async () => (await websiteOf(page, id)).due_date).not.toBe('2031-05-24')
  await other.close()
})

interface Row {
  id: number
  status: string
  status_date: string
  status_age: number
}
const rowsOf = async (page: Page) => {
  const { items } = await call<{ items: Row[] }>(page, 'GET', '/api/websites?limit=200')
  return items.map(({ id, status, status_date, status_age }) => ({ id, status, status_date, status_age })).toSorted((a, b) => a.id - b.id)
}

async function selectAll(page: Page, address: string): Promise<Locator> {
  await page.goto(address)
  await page.getByRole('checkbox', { name: /^Select all/ }).check()
  const bar = page.getByRole('region', { name: 'Selected websites' })
  const more = bar.getByRole('button', { name: /^Select all/ })
  await expect(bar.getByText('all websites found').or(more)).toBeVisible()
  if (await more.isVisible()) await more.click()
  await expect(bar.getByText('all websites found')).toBeVisible()
  return bar
}

test('all websites moved together come back with the age they had, from the toast and from the list of recent actions', async ({
  page,
  signIn,
}) => {
  await signIn('manager')
  await page.goto('/')
  const before = await rowsOf(page)
  expect(before.length).toBeGreaterThanOrEqual(40)
  expect(before.filter(({ status_age }) => status_age > 0).length).toBeGreaterThan(20)
  const moveAll = async () => {
    const bar = await selectAll(page, '/websites')
    await bar.getByRole('button', { name: 'Status' }).click()
    await page.getByRole('menuitemradio', { name: 'Quality check' }).click()
    await page.getByRole('button', { name: /^Change \d+ websites$/ }).click()
    await expect.poll(async () => (await rowsOf(page)).every(({ status }) => status === 'creation_check')).toBe(true)
  }
  await moveAll()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(toast(page, /^Undone: \d+ websites are now in Quality check/)).toBeVisible()
  await expect.poll(() => rowsOf(page)).toEqual(before)

  await moveAll()
  await page.goto('/reengage')
  await page.getByRole('button', { name: 'Search and go to' }).click()
  await page.getByRole('dialog').getByRole('combobox').fill('recent actions')
  await page.keyboard.press('Enter')
  await page
    .getByRole('button', { name: /^Undo: \d+ websites/ })
    .first()
    .click()
  await expect(toast(page, /^Undone: /)).toBeVisible()
  await expect.poll(() => rowsOf(page)).toEqual(before)
})

test('of many those that somebody else has moved stay selected, and move in one step all the same', async ({
  page,
  signIn,
  browser,
  origin,
}) => {
  await signIn('manager')
  await page.route('**/events', (route) => route.abort())
  const bar = await selectAll(page, '/websites?q=status%3Apreparation')
  const other = await colleague(browser, origin)
  const ids = (await rowsOf(page)).filter(({ status }) => status === 'preparation').map(({ id }) => id)
  const [first = 0, second = 0] = ids
  for (const id of [first, second]) await other.move(id, 'change')
  await bar.getByRole('button', { name: 'Status' }).click()
  await page.getByRole('menuitemradio', { name: 'Redesign' }).click()
  const dialog = page.getByRole('dialog', { name: '2 websites were moved by somebody else meanwhile' })
  await expect(dialog).toContainText('has moved it to Change request meanwhile (')
  for (const id of [first, second]) expect((await websiteOf(page, id)).status).toBe('change')
  await expect(bar).toContainText('2 selected')
  await dialog.getByRole('button', { name: 'Move 2 to Redesign all the same' }).click()
  for (const id of ids) await expect.poll(async () => (await websiteOf(page, id)).status).toBe('redesign')
  await other.close()
})

test('on the page of a website a move is taken back with the age of the status; the other’s move is not overwritten from a menu', async ({
  page,
  signIn,
  browser,
  origin,
}) => {
  await signIn('manager')
  await page.goto('/')
  const old = (await rowsOf(page)).find(({ status, status_age }) => status === 'preparation' && status_age > 2)
  const id = old?.id ?? 0
  await page.goto(`/website/${id}`)
  const status = page.getByRole('button', { name: /^Status: / }).first()
  await status.click()
  await page.getByRole('menuitemradio', { name: 'Redesign' }).click()
  await expect(status).toHaveAccessibleName('Status: Redesign')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(toast(page, /^Undone: /)).toBeVisible()
  await expect(status).toHaveAccessibleName('Status: Preparation')
  expect((await rowsOf(page)).find((row) => row.id === id)).toEqual(old)
  await expect(page.getByText('Status: Preparation → Redesign (taken back)')).toHaveCount(1)

  const other = await colleague(browser, origin)
  await status.click()
  await other.move(id, 'change')
  await expect(status).toHaveAccessibleName('Status: Change request')
  await page.getByRole('menuitemradio', { name: 'Redesign' }).click()
  const dialog = page.getByRole('dialog', { name: 'Status: changed by somebody else' })
  await expect(dialog).toContainText(/^.*\w+ has moved it to Change request meanwhile \(.+\)\./)
  expect((await websiteOf(page, id)).status).toBe('change')
  await other.close()
})

test('of more than a thousand websites it is told how many are changed, and whoever stops has changed no more than that', async ({
  page,
  signIn,
  takeDataSet,
}) => {
  await takeDataSet('large')
  await signIn('manager')
  await page.route('**/events', (route) => route.abort())
  // Slow enough to be stopped.
  await page.route('**/api/websites/bulk*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.fallback()
  })
  const bar = await selectAll(page, '/websites')
  await bar.getByRole('button', { name: 'Follow' }).click()
  await page.getByRole('button', { name: /^Change [\d,]+ websites$/ }).click()
  const progress = toast(page, /^[1-9][\d,]* of [\d,]+ websites changed/)
  await expect(progress).toBeVisible()
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(progress).toBeHidden()
  const { items } = await call<{ items: { following: boolean }[] }>(page, 'GET', '/api/websites?limit=2000')
  const followed = items.filter(({ following }) => following).length
  expect(followed).toBeGreaterThan(0)
  expect(followed).toBeLessThan(items.length)
})
