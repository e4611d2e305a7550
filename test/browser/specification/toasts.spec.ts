import type { Page } from '@playwright/test'
import type { ToastContent } from '../../../src/store'
import { expectNoViolations } from '../support/axe'
import { expect, openStore, test } from '../shell/test'

// The page's own script may be imported by the test only without the host's policy.
test.use({ bypassCSP: true })

const show = (page: Page, ...contents: Omit<ToastContent, 'action'>[]) =>
  page.evaluate((given) => {
    const { face, store } = window.probe
    for (const content of given) store.dispatch(face.showToast(content))
  }, contents)
/** Up to here the header has no menus. */
const NARROW_PX = 600
const region = (page: Page) => page.getByRole('region', { name: 'Messages' })
const toast = (page: Page, text: string) => region(page).getByText(text)

/** Lets time go by. That of a toast is an animation, and stands still while the toast is held; its coming and going is waited for. */
async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds)
  await expect
    .poll(() =>
      page.locator('[data-island=toasts]').evaluate(({ shadowRoot }, ms) => {
        const animations = shadowRoot?.getAnimations() ?? []
        const times = animations.filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.matches('.partner-timer'))
        if (animations.some((animation) => !times.includes(animation) && animation instanceof CSSAnimation)) return false
        for (const time of times) if (time.playState === 'running') time.currentTime = Number(time.currentTime) + ms
        return true
      }, milliseconds),
    )
    .toBe(true)
}

test.beforeEach(async ({ page, signIn }) => {
  await page.clock.install()
  await signIn(page)
  await openStore(page)
})

test('a toast is at the top right, and goes after five seconds', async ({ page }) => {
  await show(page, { kind: 'success', key: 'Saved' })
  const card = toast(page, 'Saved')
  // Its time stands still under the pointer.
  await card.hover()
  const close = region(page).getByRole('button', { name: 'Close' })
  const { width } = page.viewportSize() ?? { width: 0 }
  // It comes in from the side. The button is in the corner of the card, which is 8 px below the head of the screen and 16 px from the side.
  const head = page.locator('[data-island=main] header').first()
  await expect
    .poll(async () => {
      const [box, above] = [await close.boundingBox(), await head.boundingBox()]
      return box && above && [Math.round(box.y - above.y - above.height), width - box.x - box.width]
    })
    .toEqual([16, 24])
  const durations = await page
    .locator('[data-island=toasts]')
    .evaluate(({ shadowRoot }) => shadowRoot?.getAnimations().map(({ effect }) => effect?.getTiming().duration))
  expect(durations).toEqual([5_000])
  await page.mouse.move(10, 700)
  await pass(page, 5_000)
  await expect(card).toBeHidden()
})

test('a toast waits under the pointer', async ({ page }) => {
  await show(page, { kind: 'info', key: 'Read me' })
  await toast(page, 'Read me').hover()
  await pass(page, 20_000)
  await expect(toast(page, 'Read me')).toBeVisible()
  await page.mouse.move(10, 700)
  await pass(page, 5_500)
  await expect(toast(page, 'Read me')).toBeHidden()
})

test('a toast waits while the keyboard is on it, and is closed by it', async ({ page }) => {
  await show(page, { kind: 'info', key: 'Read me' })
  await region(page).getByRole('button', { name: 'Close' }).press('Shift')
  await pass(page, 20_000)
  await expect(toast(page, 'Read me')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Read me')).toBeHidden()
})

test('four are shown at most, the newest, and beside, between and below them the page is within reach', async ({ page }) => {
  await show(page, ...['one', 'two', 'three', 'four', 'five'].map((key) => ({ kind: 'info' as const, key })))
  await toast(page, 'two').hover()
  for (const key of ['two', 'three', 'four', 'five']) await expect(toast(page, key)).toBeVisible()
  await expect(toast(page, 'one')).toBeHidden()
  await pass(page, 0)
  const inTheWay = await region(page).evaluate((section) => {
    const { left, right, bottom } = (section.firstElementChild ?? section).getBoundingClientRect()
    const last = section.querySelector('[data-in]:last-child')?.getBoundingClientRect()
    if (!last) throw new Error('There is no toast')
    const points = [
      [left + 4, last.top + 8],
      [right - 4, last.top + 8],
      [left + 100, last.top - 4],
      [left + 100, bottom - 4],
    ] as const
    return points.map(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-island=toasts]')?.localName)
  })
  expect(inTheWay).toEqual([undefined, undefined, undefined, undefined])
  await region(page).getByRole('button', { name: 'Close' }).nth(0).click()
  await page.mouse.move(10, 700)
  await expect(toast(page, 'two')).toBeHidden()
  await page.clock.runFor(1_000)
  await expect(toast(page, 'one')).toBeVisible()
})

for (const width of [1440, 1024, 375]) {
  test(`four toasts leave what can be pressed in the header within reach: ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await show(page, ...['one', 'two', 'three', 'four'].map((key) => ({ kind: 'info' as const, key })))
    await expect(toast(page, 'four')).toBeVisible()
    const brand = page.locator('.header .brand')
    const inHead = page.locator('[data-island=main] header').getByRole('button')
    const controls = page.locator('.header').getByRole('button').or(brand).or(inHead)
    await expect(width > NARROW_PX ? controls.nth(1) : brand).toBeVisible()
    for (const control of await controls.all()) if (await control.isVisible()) await control.click({ trial: true })
  })
}

test('toasts bring no style element, and follow the language of the page while they are shown', async ({ page }) => {
  await show(page, { kind: 'error', key: 'partner.error.forbidden' })
  await expect(toast(page, 'You are not allowed to do this.')).toBeVisible()
  const styles = await page.evaluate(() => {
    const count = (root: Document | ShadowRoot): number =>
      root.querySelectorAll('style').length +
      [...root.querySelectorAll('*')].reduce((sum, { shadowRoot }) => sum + (shadowRoot ? count(shadowRoot) : 0), 0)
    return count(document)
  })
  expect(styles).toBe(0)
  await page.evaluate(() =>
    document.dispatchEvent(new CustomEvent('partner-islands:locale', { detail: { locale: 'de' }, cancelable: true })),
  )
  await expect(page.getByRole('region', { name: 'Meldungen' }).getByRole('alert')).toContainText('Dafür fehlt Ihnen die Berechtigung.')
})

test('a toast goes in spite of reduced motion, and not before its time', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await show(page, { kind: 'info', key: 'Quiet' })
  await pass(page, 4_000)
  await expect(toast(page, 'Quiet')).toBeVisible()
  await pass(page, 1_000)
  await expect(toast(page, 'Quiet')).toBeHidden()
})

test('an error stays on the list after its toast has gone', async ({ page }) => {
  await page.evaluate(() => {
    const { face, store } = window.probe
    store.dispatch(face.showNotice({ kind: 'error', key: 'partner.error.forbidden' }))
    store.dispatch(face.reportError(new Error('broken')))
  })
  await expect(region(page).getByRole('alert')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Notices' }).getByRole('alert')).toBeVisible()
  await pass(page, 12_000)
  await expect(region(page).getByRole('alert')).toBeHidden()
  await page.getByRole('button', { name: '1 problem' }).click()
  const list = page.getByRole('dialog', { name: 'Problems on this page' })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await list.getByRole('button', { name: 'Remove all' }).click()
  await expect(list).toBeHidden()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in toasts, notices and the list of errors: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await show(page, ...(['info', 'success', 'warning', 'error'] as const).map((kind) => ({ kind, key: `A toast of ${kind}` })))
    await page.evaluate(() => {
      const { face, store } = window.probe
      for (const kind of ['success', 'error'] as const) store.dispatch(face.showNotice({ kind, key: 'partner.general.saved' }))
      store.dispatch(face.reportError(new Error('broken'), { silent: true }))
    })
    await page.clock.runFor(300)
    await page.getByRole('button', { name: '1 problem' }).click()
    for (const island of ['toasts', 'notices']) await expectNoViolations(page, { include: [`[data-island=${island}]`] })
  })
}

test('on a phone long words break, and everything can be closed', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 480 })
  const key = `${'/a/very/long/path'.repeat(6)}\n${'and a very long text '.repeat(12)}`
  await show(page, ...(['info', 'success', 'warning', 'error'] as const).map((kind) => ({ kind, key })))
  await page.evaluate((text) => {
    const { face, store } = window.probe
    for (const kind of ['success', 'error'] as const) store.dispatch(face.showNotice({ kind, key: text }))
  }, key)
  for (const name of ['Messages', 'Notices']) {
    const section = page.getByRole('region', { name })
    await expect(section.getByRole('button', { name: 'Close' })).toHaveCount(name === 'Messages' ? 4 : 2)
    const box = name === 'Messages' ? section.locator('> div') : section
    expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await section.getByRole('button', { name: 'Close' }).last().click()
  }
})
