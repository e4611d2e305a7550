import { cards, column, expect, focused, idOf, kept, signInElsewhere, test, toast, websiteOf } from './test'

test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 1440, height: 900 } })

test('a card dragged by mouse goes to another column, and back by Undo', async ({ page, signIn }) => {
  await signIn('manager')
  await page.goto('/')
  const card = cards(page, 'preparation').first()
  const id = await idOf(card)
  await card.hover({ position: { x: 120, y: 12 } })
  await page.mouse.down()
  const target = await column(page, 'lead_interest').boundingBox()
  await page.mouse.move((target?.x ?? 0) + 100, (target?.y ?? 0) + 30, { steps: 8 })
  await expect(page.locator('[data-head="lead_interest"]')).toContainText('Drop here')
  await expect(page.locator('[data-head="preparation"]')).not.toContainText('Drop here')
  // What the column says lies on none of its cards.
  const head = await page.locator('[data-head="lead_interest"]').boundingBox()
  const first = await cards(page, 'lead_interest').first().boundingBox()
  expect(first?.y ?? 0).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0) - 1)
  await page.mouse.up()

  await expect(column(page, 'lead_interest').locator(`[data-card="${id}"]`)).toBeVisible()
  await expect.poll(async () => (await websiteOf(page, id)).status).toBe('lead_interest')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(column(page, 'preparation').locator(`[data-card="${id}"]`)).toBeVisible()
  await expect.poll(async () => (await websiteOf(page, id)).status).toBe('preparation')
})

test('Escape ends a drag, and nothing was moved', async ({ page, signIn }) => {
  await signIn('manager')
  await page.goto('/')
  const card = cards(page, 'preparation').first()
  const id = await idOf(card)
  await card.hover({ position: { x: 120, y: 12 } })
  await page.mouse.down()
  const target = await column(page, 'lead_interest').boundingBox()
  await page.mouse.move((target?.x ?? 0) + 100, (target?.y ?? 0) + 30, { steps: 8 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(page.locator('[data-ruling]')).toHaveCount(0)
  expect((await websiteOf(page, id)).status).toBe('preparation')
})

test('by keyboard a card is lifted, carried and dropped; every step is said, and the focus stays with it', async ({ page, signIn }) => {
  await signIn('manager')
  await page.goto('/')
  const card = cards(page, 'preparation').first()
  const id = await idOf(card)
  const title = await card.getAttribute('aria-label')
  const said = page.locator('[aria-live=assertive]')
  await card.focus()
  await page.keyboard.press('Shift+Space')
  await expect(said.filter({ hasText: `“${title}” picked up.` })).toHaveCount(1)
  await page.keyboard.press('ArrowRight')
  await expect(said.filter({ hasText: /Briefing check, place 1 of \d+\. Drop here/ })).toHaveCount(1)
  await page.keyboard.press('Space')
  await expect(column(page, 'preparation_check').locator(`[data-card="${id}"]`)).toBeFocused()
  await expect.poll(async () => (await websiteOf(page, id)).status).toBe('preparation_check')

  await page.keyboard.press('z')
  await expect(column(page, 'preparation').locator(`[data-card="${id}"]`)).toBeFocused()
  await page.keyboard.press('Shift+Space')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Escape')
  await expect(said.filter({ hasText: 'Cancelled' })).toHaveCount(1)
  await expect.poll(async () => (await websiteOf(page, id)).status).toBe('preparation')
})

test('letters act on the card that has the focus', async ({ page, signIn }) => {
  await signIn('manager')
  await page.goto('/')
  const card = cards(page, 'preparation').first()
  const id = await idOf(card)
  await card.focus()
  await page.keyboard.press('n')
  await page.keyboard.press('s')
  await expect(column(page, 'preparation_check').locator(`[data-card="${id}"]`)).toBeFocused()
  await page.keyboard.press('s')
  await expect(page.getByRole('menuitemradio', { name: 'Briefing check' })).toBeChecked()
  await page.getByRole('menuitemradio', { name: 'Creation' }).press('Enter')
  await expect(column(page, 'creation').locator(`[data-card="${id}"]`)).toBeVisible()
  await expect.poll(() => focused(page)).toContain(await page.locator(`[data-card="${id}"]`).getAttribute('aria-label'))
})

test('several selected cards move together', async ({ page, signIn }) => {
  await signIn('manager')
  await page.goto('/')
  const first = cards(page, 'preparation').nth(0)
  const ids = [await idOf(first), await idOf(cards(page, 'preparation').nth(1))]
  await first.click({ position: { x: 200, y: 60 }, modifiers: ['ControlOrMeta'] })
  await cards(page, 'preparation')
    .nth(1)
    .click({ position: { x: 120, y: 4 }, modifiers: ['ControlOrMeta'] })
  await expect(page.getByRole('region', { name: 'Selected websites' })).toContainText('2 selected')
  await first.focus()
  await page.keyboard.press('Shift+Space')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(toast(page, '2 websites are now in Interested')).toBeVisible()
  for (const id of ids) expect((await websiteOf(page, id)).status).toBe('lead_interest')
})

test('a refused card goes back, and the reason is told with what helps', async ({ page, signIn }) => {
  await signIn('manager')
  const refusal = { errors: [{ name: 'validateStatus', message: 'From here the website can only go to Briefing check.' }] }
  await page.route('**/website/*/status', (route) => route.fulfill({ status: 422, json: refusal }), { times: 1 })
  await page.goto('/')
  const card = cards(page, 'preparation').first()
  const id = await idOf(card)
  await card.focus()
  await page.keyboard.press('s')
  await page.getByRole('menuitemradio', { name: 'Done', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'This website was not changed' })
  await expect(dialog).toContainText(/can only go to .*Briefing check/)
  await expect(column(page, 'preparation').locator(`[data-card="${id}"]`)).toBeAttached()
  await dialog.getByRole('button', { name: 'Move to Briefing check' }).click()
  await expect.poll(async () => (await websiteOf(page, id)).status).toBe('preparation_check')
})

test('somebody else’s move appears by itself; two people who move the same card never lose a move', async ({
  page,
  signIn,
  browser,
  origin,
}) => {
  await signIn('manager')
  await page.goto('/')
  const card = cards(page, 'preparation').first()
  const id = await idOf(card)
  const other = await signInElsewhere(
    await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } }),
    origin,
    'support',
  )
  await other.goto('/')
  await other.locator(`[data-card="${id}"]`).focus()
  await other.keyboard.press('n')
  await other.keyboard.press('s')
  await expect(column(page, 'preparation_check').locator(`[data-card="${id}"]`)).toBeVisible()

  // Whoever hears nothing of it moves what they see.
  await other.route('**/events', (route) => route.abort())
  await other.reload()
  await expect(column(other, 'preparation_check').locator(`[data-card="${id}"]`)).toBeVisible()
  await page.locator(`[data-card="${id}"]`).focus()
  await page.keyboard.press('n')
  await page.keyboard.press('s')
  await expect.poll(async () => (await websiteOf(page, id)).status).toBe('preparation_done')
  await other.locator(`[data-card="${id}"]`).focus()
  await other.keyboard.press('s')
  await other.getByRole('menuitemradio', { name: 'Redesign' }).press('Enter')
  const dialog = other.getByRole('dialog', { name: 'Somebody else has moved this website meanwhile' })
  await expect(dialog).toContainText('has moved it to Ready to assign meanwhile (')
  await expect(column(other, 'preparation_done').locator(`[data-card="${id}"]`)).toBeVisible()
  expect((await websiteOf(page, id)).status).toBe('preparation_done')
  await dialog.getByRole('button', { name: 'Move it to Redesign all the same' }).click()
  await expect.poll(async () => (await websiteOf(page, id)).status).toBe('redesign')
  await expect(column(page, 'redesign').locator(`[data-card="${id}"]`)).toBeVisible()
  await other.context().close()
})

test('columns fold, keep doing so, and the board has lanes', async ({ page, signIn }) => {
  await signIn('manager')
  await page.goto('/')
  await expect(page.getByRole('link', { name: /^Last 30 days\. Show all \(\d+\)$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Collapse Interested' }).click()
  await expect(cards(page, 'lead_interest')).toHaveCount(0)
  await kept(page, 'lead_interest')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Expand Interested' })).toBeVisible()
  await page.getByRole('button', { name: 'Expand Interested' }).click()
  await page.getByLabel('Lanes').selectOption('assignee')
  await expect(page).toHaveURL(/lanes=assignee/)
  await expect(page.getByRole('button', { name: /^Nobody/ })).toHaveAttribute('aria-expanded', 'true')
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a card moves by its menu, without a drag', async ({ page, signIn }) => {
    await signIn('manager')
    await page.goto('/')
    const card = cards(page, 'lead_preparation').first()
    const id = await idOf(card)
    await card.getByRole('button', { name: /^Actions for/ }).tap()
    await page.getByRole('menuitemradio', { name: 'Interested' }).tap()
    await expect.poll(async () => (await websiteOf(page, id)).status).toBe('lead_interest')
  })

  test('a long press drags it, a short one scrolls', async ({ page, signIn }) => {
    await signIn('manager')
    await page.goto('/')
    const card = cards(page, 'lead_preparation').first()
    const id = await idOf(card)
    // The first steps lie above the board.
    await page.getByRole('button', { name: 'Hide for good' }).click()
    await expect(page.getByRole('button', { name: 'Hide for good' })).toHaveCount(0)
    // So does what the websites bring in, which comes last and takes a line.
    await expect(page.getByText(/a month/)).toBeVisible()
    const box = await card.boundingBox()
    const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 12]
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
    await touch('touchStart', [{ x, y }])
    await expect(page.locator('[data-dragging=pointer]')).toHaveCount(1)
    // At the edge the board scrolls by itself until the next column is there.
    await touch('touchMove', [{ x: 380, y: y + 20 }])
    await expect(column(page, 'lead_interest')).toBeInViewport({ ratio: 0.6 })
    await touch('touchMove', [{ x: 200, y: y + 30 }])
    await expect(page.locator('[data-head="lead_interest"][data-over]')).toHaveCount(1)
    await touch('touchEnd', [])
    await expect.poll(async () => (await websiteOf(page, id)).status).toBe('lead_interest')
    // Nothing is left of the place that was kept for it: cards follow each other as in any other column.
    const gaps = () =>
      column(page, 'lead_interest').evaluate((list) => {
        const boxes = [...list.querySelectorAll('[data-card]')].map((one) => one.getBoundingClientRect())
        return boxes.slice(1).map(({ top }, nth) => Math.round(top - (boxes[nth]?.bottom ?? 0)))
      })
    await expect.poll(async () => new Set(await gaps()).size).toBe(1)
  })
})
