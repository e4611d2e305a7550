import type { Page } from '@playwright/test'
import { cards, column, expect, idOf, test, toast, websiteOf } from './test'

test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 1440, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] })

/** The page of a website in preparation, once its keys are there. */
async function openWebsite(page: Page): Promise<number> {
  await page.goto('/')
  const id = await idOf(cards(page, 'preparation').first())
  await page.goto(`/website/${id}`)
  await expect(page.getByRole('button', { name: /^Status: / })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Add a tag' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Add a to-do' })).toBeVisible()
  return id
}

async function runCommand(page: Page, typed: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(typed)
  const option = page.getByRole('dialog').getByRole('option').first()
  await expect(option).toContainText(typed)
  await page.keyboard.press('Enter')
  await expect(option).toHaveCount(0)
}

/** Code and texts that are asked for from now on wait until they are let come. */
async function holdAssets(page: Page): Promise<() => void> {
  let come: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route('**/assets/**', async (route) => {
    await held
    await route.continue()
  })
  return () => come()
}

test('the letters of a card change the website on its page, too', async ({ page, signIn }) => {
  await signIn('manager')
  const id = await openWebsite(page)
  await page.keyboard.press('a')
  await page.keyboard.type('Carla')
  await page.getByRole('option', { name: /Carla Rossi/ }).waitFor()
  await page.keyboard.press('Enter')
  await expect(toast(page, /is assigned to Carla Rossi/)).toBeVisible()
  await page.keyboard.press('i')
  await expect(page.getByRole('button', { name: /^Assigned to: / })).not.toHaveAccessibleName(/Carla Rossi|Nobody/)

  await page.keyboard.press('n')
  await page.keyboard.press('s')
  await expect.poll(async () => (await websiteOf(page, id)).status).toBe('preparation_check')
  await page.keyboard.press('s')
  await page.keyboard.type('creat')
  await expect(page.getByRole('menuitemradio', { name: /^Creation/ })).toBeFocused()
  await page.keyboard.press('Escape')

  await page.keyboard.press('Shift+D')
  await expect(page.getByRole('textbox', { name: 'Date' })).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('t')
  await expect(page.getByRole('combobox', { name: 'Add a tag' })).toBeFocused()
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { name: 'Team note' }).click()

  const follow = page.getByRole('button', { name: /^Follow(ing)?$/ })
  const wasFollowing = await follow.getAttribute('aria-pressed')
  await page.keyboard.press('f')
  await expect(follow).not.toHaveAttribute('aria-pressed', wasFollowing ?? '')
  await page.keyboard.press('.')
  await expect(toast(page, 'Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/website/${id}$`))
})

test('the palette has for the website in sight what its page can do', async ({ page, signIn }) => {
  await signIn('manager')
  const id = await openWebsite(page)
  await runCommand(page, 'Move to Briefing check')
  await expect.poll(async () => (await websiteOf(page, id)).status).toBe('preparation_check')
  await runCommand(page, 'Assign to Carla Rossi')
  await expect(page.getByRole('button', { name: 'Assigned to: Carla Rossi' })).toBeVisible()
  await runCommand(page, 'Due date: Tomorrow')
  await expect(toast(page, /is due on/)).toBeVisible()
  await runCommand(page, 'Start timer')
  await expect(page.getByRole('main').getByRole('timer')).toBeVisible()
  await runCommand(page, 'Stop timer')
  await expect(page.getByRole('main').getByRole('timer')).toHaveCount(0)
  await runCommand(page, 'Internal note')
  await expect(page.getByRole('textbox', { name: 'Internal note' })).toBeFocused()
  await runCommand(page, 'Add a to-do')
  await expect(page.getByRole('textbox', { name: 'Add a to-do' })).toBeFocused()
  await runCommand(page, 'Tags')
  await expect(page.getByRole('combobox', { name: 'Add a tag' })).toBeFocused()
})

test('on the board the palette is about the card that had the focus', async ({ page, signIn }) => {
  await signIn('manager')
  await page.goto('/')
  const card = cards(page, 'preparation').first()
  const id = await idOf(card)
  const title = (await card.getAttribute('aria-label')) ?? ''
  await card.focus()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('Move to Briefing check')
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(title)
  await page.keyboard.press('Enter')
  await expect(column(page, 'preparation_check').locator(`[data-card="${id}"]`)).toBeVisible()
  await runCommand(page, 'Due date')
  await expect(page.getByRole('dialog', { name: 'Due date' })).toBeVisible()
})

test('a click anywhere on a card opens the website, but not one on its controls, with Ctrl, or to close a menu', async ({
  page,
  signIn,
}) => {
  await signIn('manager')
  await page.goto('/')
  const card = cards(page, 'preparation').first()
  const id = await idOf(card)
  const beside = { position: { x: 120, y: 4 } }
  await card.click({ ...beside, modifiers: ['ControlOrMeta'] })
  await expect(page.getByRole('region', { name: 'Selected websites' })).toContainText('1 selected')
  await page.keyboard.press('Escape')
  await card.getByRole('button', { name: /^Actions for / }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  // Far from the menu, and without the scrolling that would close it before.
  const other = await cards(page, 'lead_interest').first().boundingBox()
  await page.mouse.click((other?.x ?? 0) + beside.position.x, (other?.y ?? 0) + beside.position.y)
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(page).not.toHaveURL(/\/website\//)
  await card.click(beside)
  await expect(page).toHaveURL(new RegExp(`/website/${id}$`))
  // In the line of its tags, too.
  await page.goBack()
  const tagged = cards(page, 'preparation')
    .filter({ has: page.locator('[data-key="t"]:not([data-empty])') })
    .first()
  const taggedId = await idOf(tagged)
  const [box, tags] = [await tagged.boundingBox(), await tagged.locator('[data-key="t"]').boundingBox()]
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 20, (tags?.y ?? 0) + (tags?.height ?? 0) / 2)
  await expect(page).toHaveURL(new RegExp(`/website/${taggedId}$`))
})

test('a double click on a card opens it beside; code and data of its page are asked for with the first click, and its title opens at once', async ({
  page,
  signIn,
}) => {
  await signIn('manager')
  await page.goto('/')
  const card = cards(page, 'preparation').first()
  const id = await idOf(card)
  const beside = { position: { x: 120, y: 4 } }
  const asked = page.waitForRequest(`**/api/website-details/${id}`)
  await card.dblclick(beside)
  await asked
  await expect(page.locator(`[data-peek="${id}"]`)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`open=${id}`))
  // Long after the first click would have opened it.
  await page.waitForTimeout(600)
  expect(new URL(page.url()).pathname).not.toContain('/website/')
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-peek]')).toHaveCount(0)
  // Two clicks on the title are two clicks on a link.
  await card.getByRole('link').dblclick()
  await expect(page).toHaveURL(new RegExp(`/website/${id}$`))
})

test('Escape gives up what a click or a double click on a card is about to open', async ({ page, signIn }) => {
  await signIn('manager')
  await page.goto('/')
  const card = cards(page, 'preparation').first()
  const beside = { position: { x: 120, y: 4 } }
  // A slow machine would take longer to press Escape than a click waits for its second one.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
  await card.click(beside)
  await page.keyboard.press('Escape')
  // Long after the click would have opened it.
  await page.clock.runFor(600)
  expect(new URL(page.url()).pathname).toBe('/')
  await page.clock.resume()

  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  const come = await holdAssets(page)
  await card.dblclick(beside)
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/open=/)
  come()
  // Long after it would have been there.
  await page.waitForTimeout(600)
  await expect(page.locator('[data-peek]')).toHaveCount(0)
})

test('what is typed right after Space goes to the card that opens beside the board, and nothing of it to the page', async ({
  page,
  signIn,
}) => {
  await signIn('manager')
  await page.goto('/')
  const card = cards(page, 'preparation').first()
  const come = await holdAssets(page)
  await card.focus()
  await page.keyboard.press('Space')
  await page.keyboard.type('cthe photos')
  come()
  await expect(page.locator('[data-peek]').getByRole('textbox', { name: 'Internal note' })).toHaveValue('the photos')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('Space opens a card beside the board; to-dos, a note and the way to an answer are there for keys, and Escape leads back', async ({
  page,
  signIn,
}) => {
  await signIn('manager')
  const id = await openWebsite(page)
  await page.keyboard.press('q')
  await page.keyboard.type('Ask for the photos')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox', { name: 'Ask for the photos' })).toBeVisible()
  await page.goto('/')
  const card = page.locator(`[data-card="${id}"]`)
  const title = (await card.getAttribute('aria-label')) ?? ''
  await card.focus()
  await page.keyboard.press('Space')
  const peek = page.getByRole('complementary', { name: title })
  await expect(peek).toBeFocused()

  const todo = peek.getByRole('checkbox', { name: 'Ask for the photos' })
  await todo.press('Space')
  await expect(todo).toBeChecked()
  await expect(todo).toBeFocused()
  await expect(toast(page, 'To-do done')).toBeVisible()

  await page.keyboard.press('c')
  await page.keyboard.type('Photos come on Friday')
  await page.keyboard.press('Escape')
  await expect(peek).toHaveCount(0)
  await expect(card).toBeFocused()
  await page.keyboard.press('o')
  const note = peek.getByRole('textbox', { name: 'Internal note' })
  await expect(note).toHaveValue('Photos come on Friday')
  await page.keyboard.press('c')
  await page.keyboard.press('Control+Enter')
  await expect(peek.getByRole('region', { name: 'Latest messages' })).toContainText('Photos come on Friday')
  await expect(note).toHaveValue('')

  // From anywhere on the screen.
  await page.getByRole('button', { name: 'Calendar' }).focus()
  await page.keyboard.press('Escape')
  await expect(peek).toHaveCount(0)

  await card.getByRole('button', { name: `Open “${title}” beside` }).click()
  await expect(peek).toBeFocused()
  await page.keyboard.press('r')
  await expect(page).toHaveURL(new RegExp(`/website/${id}#reply$`))
  await expect(page.getByRole('button', { name: 'Reply', pressed: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Reply' })).toBeFocused()
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true })

  test('a tap opens a card, its button opens it beside, where to-dos and the note are', async ({ page, signIn }) => {
    await signIn('manager')
    await page.goto('/')
    const card = page.locator('[data-card]').first()
    const title = (await card.getAttribute('aria-label')) ?? ''
    await card.getByRole('button', { name: `Open “${title}” beside` }).tap()
    const peek = page.getByRole('complementary', { name: title })
    await expect(peek.getByRole('region', { name: 'Open to-dos' })).toBeVisible()
    await expect(peek.getByRole('textbox', { name: 'Internal note' })).toBeVisible()
    await peek.getByRole('button', { name: 'Close' }).tap()
    await expect(peek).toHaveCount(0)
    await card.tap({ position: { x: 120, y: 4 } })
    await expect(page).toHaveURL(/\/website\/\d+$/)
  })
})

test('the letters of a row that is selected with others change all of them, and the focus comes back to it', async ({ page, signIn }) => {
  await signIn('manager')
  await page.goto('/websites')
  const links = page.locator('[data-island=main] .partner-root tbody [data-id] a')
  await links.first().waitFor()
  const ids = await page
    .locator('[data-island=main] .partner-root tbody [data-id]')
    .evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('data-id'))))
  await links.nth(0).focus()
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('a')
  await page.keyboard.type('yuki')
  await page.keyboard.press('Enter')
  await expect(toast(page, '2 websites are assigned to Yuki Tanabe')).toBeVisible()
  for (const id of ids.slice(0, 2)) expect((await websiteOf(page, id)).assigned_to).toMatchObject({ id: 4 })
  await expect(page.getByRole('region', { name: 'Selected websites' })).toHaveCount(0)
  await expect(links.nth(1)).toBeFocused()
})
