import { expect, test, toast } from './test'

test.use({ viewport: { width: 1440, height: 1500 } })

test('a website gets another due date by a drag and by keys, Undo takes it back, and the address says what is shown', async ({
  page,
  signIn,
}) => {
  await signIn('manager')
  await page.goto('/')
  await page.getByRole('button', { name: 'Calendar' }).click()
  await expect(page).toHaveURL(/mode=calendar/)
  const item = page.locator('[data-drop^="20"] [data-card]').first()
  await expect(item).toBeVisible()
  const id = await item.getAttribute('data-card')
  const card = page.locator(`[data-card="${id}"]`)
  const home = await page.locator(`[data-drop]:has([data-card="${id}"])`).getAttribute('data-drop')
  const target = page.locator('[data-drop^="20"]:not([data-outside])').last()
  const day = await target.getAttribute('data-drop')
  expect(day).not.toBe(home)

  await item.hover({ position: { x: 40, y: 10 } })
  await page.mouse.down()
  const box = await target.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 40, { steps: 8 })
  await expect(target).toContainText('Drop here')
  await page.mouse.up()
  await expect(target.locator(card)).toBeVisible()
  await expect(toast(page, /is due on/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator(`[data-drop="${home}"]`).locator(card)).toBeVisible()

  const title = await card.getAttribute('aria-label')
  const said = page.locator('[aria-live=assertive]')
  await card.focus()
  await page.keyboard.press('Shift+Space')
  await expect(said.filter({ hasText: `“${title}” picked up.` })).toHaveCount(1)
  await page.keyboard.press('PageDown')
  await page.keyboard.press('PageDown')
  await page.keyboard.press('ArrowDown')
  await expect(said.filter({ hasText: /Drop here/ })).toHaveCount(1)
  await page.keyboard.press('Space')
  await expect(page.locator(`[data-drop="${home}"]`).locator(card)).toHaveCount(0)
  await expect(card).toBeFocused()
  await expect(page).toHaveURL(/month=\d{4}-\d\d/)

  await page.reload()
  await expect(card).toBeVisible()
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a long press drags a website to another day, and its button changes the day without a drag', async ({ page, signIn }) => {
    await signIn('manager')
    await page.goto('/?mode=calendar')
    const item = page.locator('[data-drop^="20"]:not([data-outside]) [data-card]').first()
    await item.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const card = page.locator(`[data-card="${await item.getAttribute('data-card')}"]`)
    const home = await page.locator('[data-drop^="20"]').filter({ has: card }).getAttribute('data-drop')
    const [box, session] = [await card.boundingBox(), await page.context().newCDPSession(page)]
    const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 12]
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
    await touch('touchStart', [{ x, y }])
    await expect(page.locator('[data-dragging=pointer]')).toHaveCount(1)
    // A day that is well within the window: at its edges the page scrolls.
    const middles = await page.locator(`[data-drop^="20"]:not([data-drop="${home}"])`).evaluateAll((days) =>
      days.map((day) => {
        const { top, height } = day.getBoundingClientRect()
        return height > 0 ? top + height / 2 : 0
      }),
    )
    const target = middles.find((middle) => middle > 150 && middle < 700) ?? 0
    await touch('touchMove', [{ x, y: y + 10 }])
    await touch('touchMove', [{ x, y: target }])
    await expect(page.locator('[data-drop^="20"][data-over]')).toHaveCount(1)
    const day = await page.locator('[data-drop^="20"][data-over]').getAttribute('data-drop')
    await touch('touchEnd', [])
    await expect(page.locator(`[data-drop="${day}"]`).locator(card)).toBeVisible()
    expect(day).not.toBe(home)

    await card.getByRole('button', { name: /Change$/ }).tap()
    await page.getByRole('button', { name: 'Remove date' }).tap()
    await expect(page.locator('[data-drop="none"]').locator(card)).toBeVisible()
  })
})

for (const size of [
  { width: 1440, height: 500 },
  { width: 390, height: 600 },
])
  test(`“Today” shows today, whatever month is open and however far down it is, at ${size.width} pixels`, async ({ page, signIn }) => {
    await page.setViewportSize(size)
    await signIn('manager')
    await page.goto('/?mode=calendar')
    const today = page.locator('[data-when=today]')
    await expect(today).toBeVisible()
    const show = page.getByRole('button', { name: 'Today', exact: true })
    for (const month of ['this', 'the next']) {
      if (month === 'the next') {
        await page.getByRole('button', { name: 'Next month' }).click()
        await expect(page).toHaveURL(/month=/)
      }
      await page.evaluate(() => scrollTo(0, 0))
      await show.click()
      await expect(today).toBeInViewport({ ratio: 0.9 })
    }
  })

test('on a phone days that are over and hold nothing take no room in the month of today', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn('manager')
  await page.goto('/?mode=calendar')
  const over = page.locator('[data-when=past][data-empty]:not([data-outside])')
  await expect(page.locator('[data-when=today]')).toBeVisible()
  await expect(over.filter({ visible: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Previous month' }).click()
  await expect(over.filter({ visible: true })).not.toHaveCount(0)
})
