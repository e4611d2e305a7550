import type { Page } from '@playwright/test'
import { cards, expect, focused, idOf, test } from './test'

test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 1440, height: 900 } })

const SLOW_MS = 600

/** From now on scripts come late, and whatever would change something is listed. */
async function watch(page: Page): Promise<string[]> {
  const changes: string[] = []
  page.on('request', (request) => {
    // That somebody is there changes nothing.
    const isChange = request.method() !== 'GET' && !request.url().endsWith('/presence')
    if (isChange && request.resourceType() === 'fetch') changes.push(`${request.method()} ${request.url()}`)
  })
  await page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
    await route.continue()
  })
  return changes
}

/** The board, with the focus on a card. */
async function openBoard(page: Page): Promise<number> {
  await page.goto('/')
  const card = cards(page, 'preparation').first()
  await card.focus()
  // The single keys are there.
  await page.keyboard.press('x')
  await expect(page.getByRole('region', { name: 'Selected websites' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toBeFocused()
  return idOf(card)
}

for (const delay of [0, 15, 60, 110])
  test(`what is typed after Ctrl+K, ${delay} ms a key, goes to the palette while that still loads`, async ({ page, signIn }) => {
    await signIn('manager')
    await openBoard(page)
    const changes = await watch(page)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('find it', { delay })
    const field = page.getByRole('dialog').getByRole('combobox')
    await expect(field).toHaveValue('find it')
    await page.keyboard.type(' now')
    await expect(field).toHaveValue('find it now')
    expect(changes).toEqual([])
  })

test('the palette opens by its key before the sidebar is there, and where there is none', async ({ page, signIn }) => {
  await signIn('manager')
  await page.route('**/tickets', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll('data-island="sidebar"', '') })
  })
  await page.goto('/tickets')
  await expect(page.getByRole('heading', { name: 'Tickets', level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
})

test('the first website that answers to what was typed is opened by Enter, however early', async ({ page, signIn }) => {
  await signIn('manager')
  const id = await openBoard(page)
  const title = (await cards(page, 'preparation').first().getAttribute('aria-label')) ?? ''
  await watch(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type(`${title}x`)
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/website/${id}$`))
})

test('Escape gives the palette up while it loads, and the next keys are those of the page again', async ({ page, signIn }) => {
  await signIn('manager')
  await openBoard(page)
  await watch(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('fi')
  await page.keyboard.press('Escape')
  await page.keyboard.press('x')
  await expect(page.getByRole('region', { name: 'Selected websites' })).toBeVisible()
  await page.waitForTimeout(2 * SLOW_MS)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // It can be opened again.
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('')
})

test('a palette that cannot be loaded says so, and none of the keys has acted', async ({ page, signIn }) => {
  await signIn('manager')
  await openBoard(page)
  const changes = await watch(page)
  await page.route('**/palette-*.js*', (route) => route.abort())
  await page.keyboard.press('Control+k')
  await page.keyboard.type('find it', { delay: 15 })
  await expect(page.getByText('could not be loaded')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  expect(changes).toEqual([])
  // They are the page's again.
  await page.keyboard.press('x')
  await expect(page.getByRole('region', { name: 'Selected websites' })).toBeVisible()
})

test('keys that are pressed while the next screen loads do nothing to the one before', async ({ page, signIn }) => {
  await signIn('manager')
  await openBoard(page)
  const changes = await watch(page)
  await page.keyboard.press('g')
  await page.keyboard.press('t')
  await page.keyboard.type('fi*', { delay: 15 })
  await expect(page.getByRole('heading', { level: 1, name: 'Tickets' })).toBeFocused()
  expect(changes).toEqual([])
})

test('the sheet of all keys takes those pressed while it loads, too', async ({ page, signIn }) => {
  await signIn('manager')
  await openBoard(page)
  const changes = await watch(page)
  await page.keyboard.press('?')
  await page.keyboard.type('fi ', { delay: 15 })
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('switch')).toBeChecked()
  expect(changes).toEqual([])
})

for (const { key, typed, value } of [
  { key: '/', typed: 'hotel', value: 'hotel' },
  { key: 't', typed: 'find', value: 'find' },
])
  test(`what is typed after ${key} goes to the field that it opens`, async ({ page, signIn }) => {
    await signIn('manager')
    await openBoard(page)
    const changes = await watch(page)
    await page.keyboard.press(key)
    await page.keyboard.type(typed)
    await expect(page.locator('input:focus')).toHaveValue(value)
    expect(changes).toEqual([])
  })

test('/ leads into the search of each list', async ({ page, signIn }) => {
  await signIn('manager')
  for (const path of ['/tickets', '/unassigned_emails', '/domains']) {
    await page.goto(path)
    await expect(page.getByRole('searchbox').first()).toBeVisible()
    await page.keyboard.press('/')
    await page.keyboard.type('hotel')
    await expect(page.locator('input:focus')).toHaveValue('hotel')
  }
})

test('what is typed after s and a finds a status, and a person', async ({ page, signIn }) => {
  await signIn('manager')
  await openBoard(page)
  const changes = await watch(page)
  await page.keyboard.press('s')
  await page.keyboard.type('creat')
  await expect.poll(() => focused(page)).toContain('Creation')
  await page.keyboard.press('Escape')
  await cards(page, 'preparation').first().focus()
  await page.keyboard.press('a')
  await page.keyboard.type('fi')
  await expect(page.locator('input:focus')).toHaveValue('fi')
  expect(changes).toEqual([])
})

test('the list of people covers none of the ways beside it, which keys reach too', async ({ page, signIn }) => {
  await signIn('manager')
  await openBoard(page)
  const card = cards(page, 'preparation').last()
  await card.focus()
  await page.keyboard.press('a')
  const panel = page.getByRole('dialog', { name: 'Assigned to' })
  await expect(panel.getByRole('combobox')).toBeFocused()
  await expect(panel.getByRole('option').first()).toBeVisible()
  // A click that would hit something else is refused.
  await panel.getByRole('button', { name: 'Unassign' }).click({ trial: true })
  await page.keyboard.press('Shift+Tab')
  await expect(panel.getByRole('button', { name: 'Unassign' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/ is no longer assigned/)).toBeVisible()
})

test('what is typed after m goes to the search for the website that a message is moved to', async ({ page, signIn }) => {
  await signIn('manager')
  await page.goto('/website/1')
  const entry = page.locator('[data-message]').last()
  await entry.focus()
  const changes = await watch(page)
  await page.keyboard.press('m')
  await page.keyboard.type('find it', { delay: 15 })
  await expect(page.getByRole('dialog', { name: 'Move to another website' }).getByRole('combobox')).toHaveValue('find it')
  expect(changes).toEqual([])
})
