import { expectNoViolations } from '../support/axe'
import type { Page } from '@playwright/test'
import type { ToastContent } from '../../../src/store'
import { expect, openStore, test } from './test'

// The page's own script may be imported by the test only without the host's policy.
test.use({ bypassCSP: true })

const show = (page: Page, ...contents: Omit<ToastContent, 'action'>[]) =>
  page.evaluate((given) => {
    const { face, store } = window.probe
    for (const content of given) store.dispatch(face.showToast(content))
  }, contents)
const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Messages' }).getByText(text)

test.beforeEach(async ({ page, signIn }) => {
  await page.clock.install()
  await signIn(page)
  await openStore(page)
})

test('a toast is at the top right, and goes after five seconds', async ({ page }) => {
  await show(page, { kind: 'success', key: 'Saved' })
  const card = toast(page, 'Saved')
  await expect(card).toBeVisible()
  const close = page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Close' })
  const { width } = page.viewportSize() ?? { width: 0 }
  // It comes in from the side. The button is in the corner of the card, which is 6 and 16 px from those of the window.
  await expect
    .poll(async () => {
      const box = await close.boundingBox()
      return box && [box.y, width - box.x - box.width]
    })
    .toEqual([14, 24])
  await page.clock.runFor(4_900)
  await expect(card).toBeVisible()
  await page.clock.runFor(400)
  await expect(card).toBeHidden()
})

test('a toast waits under the pointer', async ({ page }) => {
  await show(page, { kind: 'info', key: 'Read me' })
  await toast(page, 'Read me').hover()
  await page.clock.runFor(20_000)
  await expect(toast(page, 'Read me')).toBeVisible()
  await page.mouse.move(10, 700)
  await page.clock.runFor(5_500)
  await expect(toast(page, 'Read me')).toBeHidden()
})

test('a toast waits while the keyboard is on it, and is closed by it', async ({ page }) => {
  await show(page, { kind: 'info', key: 'Read me' })
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Close' }).press('Shift')
  await page.clock.runFor(20_000)
  await expect(toast(page, 'Read me')).toBeVisible()
  await page.keyboard.press('Enter')
  await page.clock.runFor(500)
  await expect(toast(page, 'Read me')).toBeHidden()
})

test('four are shown at most, and between and below them the page is within reach', async ({ page }) => {
  await show(page, ...['one', 'two', 'three', 'four', 'five'].map((key) => ({ kind: 'info' as const, key })))
  await toast(page, 'one').hover()
  await expect(toast(page, 'four')).toBeVisible()
  await expect(toast(page, 'five')).toBeHidden()
  const inTheWay = await page.getByRole('region', { name: 'Messages' }).evaluate((region) => {
    const { left, bottom } = region.getBoundingClientRect()
    const gap = (region.firstElementChild?.getBoundingClientRect().bottom ?? 0) + 4
    return [gap, bottom - 4].map((y) => document.elementFromPoint(left + 100, y)?.closest('[data-island=toasts]')?.localName)
  })
  expect(inTheWay).toEqual([undefined, undefined])
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Close' }).first().click()
  await page.clock.runFor(1_000)
  await expect(toast(page, 'five')).toBeVisible()
})

test('a toast goes in spite of reduced motion, and not before its time', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await show(page, { kind: 'info', key: 'Quiet' })
  await page.clock.runFor(4_500)
  await expect(toast(page, 'Quiet')).toBeVisible()
  await page.clock.runFor(1_000)
  await expect(toast(page, 'Quiet')).toBeHidden()
})

test('an error stays on the list after its toast has gone', async ({ page }) => {
  await page.evaluate(() => {
    const { face, store } = window.probe
    store.dispatch(face.showNotice({ kind: 'error', key: 'partner.error.forbidden' }))
    store.dispatch(face.reportError(new Error('broken')))
  })
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('alert')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Notices' }).getByRole('alert')).toBeVisible()
  await page.clock.runFor(12_000)
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('alert')).toBeHidden()
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
    const region = page.getByRole('region', { name })
    await expect(region.getByRole('button', { name: 'Close' })).toHaveCount(name === 'Messages' ? 4 : 2)
    expect(await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await region.getByRole('button', { name: 'Close' }).last().click()
  }
})
