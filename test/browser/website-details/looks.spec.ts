import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe'
import { expect, openWebsite, test } from './test'

/** A website with mails, files, to-dos and hours. */
const BUSY = { id: 25, title: 'Autohaus Vogel' }
const MOST_PRESSES = 400

test.describe.configure({ timeout: 240_000 })

test('axe finds nothing, and nothing is cut off: wide, narrow, dark, zoomed, in other languages', async ({ page, signIn }) => {
  for (const [width, height, colorScheme, language] of [
    [1440, 900, 'light', 'en'],
    [1024, 768, 'dark', 'ja'],
    [375, 812, 'light', 'de'],
    // A window of 1280 by 900 at 200 %.
    [640, 450, 'dark', 'de'],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme })
    await signIn('manager', language)
    await openWebsite(page, BUSY)
    await filled(page)
    await expect(page.getByRole('article')).not.toHaveCount(0)
    // The header of a phone has icons and bars alone.
    if (width === 375) await expect(page.getByText('Kundenportal', { exact: true })).toBeHidden()
    await expectNothingCutOff(page)
    await expectNoViolations(page)
  }
  // In a low window what is written pushes what comes after it down.
  await page.setViewportSize({ width: 720, height: 450 })
  await page.getByRole('button', { name: 'Anrufnotiz' }).click()
  const boxOf = (button: string) => page.getByRole('button', { name: button }).boundingBox()
  await expect
    .poll(async () => {
      const [save, history] = [await boxOf('Notiz speichern'), await boxOf('Was geändert wurde')]
      return save && history && history.y - (save.y + save.height)
    })
    .toBeGreaterThan(0)
})

test('menus and dialogs have nothing either, and Tab reaches every control in sight', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn('manager')
  await openWebsite(page, BUSY)
  await filled(page)
  expect(await unreached(page)).toEqual([])

  for (const name of ['Status: Customer feedback', 'More actions', 'Assigned to: Jonas Falk', /^Due date: /] as const) {
    const button = page.getByRole('button', { name, exact: true }).first()
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expectNoViolations(page)
    await leave(page, button)
  }
  for (const name of ['What was changed', 'Manage tags', 'Add time']) {
    const button = page.getByRole('button', { name, exact: true })
    await button.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.locator('dialog [aria-busy=true]')).toHaveCount(0)
    await expectNoViolations(page)
    await leave(page, button)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('the hostile data set executes nothing and breaks no layout', async ({ page, signIn, takeDataSet, violations }) => {
  await takeDataSet('hostile')
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 900 })
    await signIn('manager')
    for (const id of [25, 27, 39]) {
      await page.goto(`/website/${id}`)
      await filled(page)
      await expectNothingCutOff(page)
    }
  }
  await page.getByRole('button', { name: 'More actions' }).click()
  await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible()
  expect(violations.filter((text) => !/Refused to load|img-src/.test(text))).toEqual([])
})

test('names without an end push nothing out of what opens beside the board, and mails are as high as their words', async ({
  page,
  signIn,
  takeDataSet,
}) => {
  await takeDataSet('hostile')
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn('manager')
  await page.goto('/website/1')
  await filled(page)
  const mail = page.locator('main .partner-root iframe').first()
  await expect(mail).toBeVisible()
  const needed = await mail
    .contentFrame()
    .locator('body')
    .evaluate(({ scrollHeight }) => scrollHeight)
  expect((await mail.boundingBox())?.height).toBeGreaterThanOrEqual(needed)

  await page.goto('/')
  await page.locator('.partner-root [data-card]').first().focus()
  await page.keyboard.press('Space')
  const peek = page.locator('.partner-root [data-peek]')
  await expect(peek.getByRole('button', { name: 'Close' })).toBeInViewport()
  expect(await peek.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
})

/** All cards have their content, and it is known whether the timer runs. */
async function filled(page: Page): Promise<void> {
  // Not the heading that the server has written.
  await page.locator('main header').getByRole('heading', { level: 1 }).waitFor()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await expect(page.locator('main [aria-keyshortcuts=w]')).toBeEnabled()
}

/** A list of suggestions takes an Escape for itself. */
async function leave(page: Page, button: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused({ timeout: 1_000 })
  }).toPass()
}

const expectNothingCutOff = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

/** Walks the page with Tab until the focus has left the main part; answers what can take the focus and did not. */
async function unreached(page: Page): Promise<string[]> {
  await page.getByRole('main').focus()
  for (let isInside = true, presses = 0; isInside && presses < MOST_PRESSES; presses++) {
    await page.keyboard.press('Tab')
    isInside = await page.evaluate(() => {
      let element = document.activeElement
      const inside = element?.closest('main') !== null
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
      element?.setAttribute('data-reached', '')
      return inside
    })
  }
  return page.evaluate(() => {
    const root = document.querySelector('main [data-island]')?.shadowRoot
    const controls = root?.querySelectorAll<HTMLElement>('button, a[href], input, textarea, select, summary') ?? []
    return [...controls]
      .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled, [data-reached]') && element.checkVisibility())
      .map((element) => element.getAttribute('aria-label') ?? element.textContent ?? element.tagName)
  })
}
