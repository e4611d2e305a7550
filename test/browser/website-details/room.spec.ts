import type { Locator, Page } from '@playwright/test'
import { expect, openWebsite, test, toast } from './test'

/** A website with mails, files and to-dos. */
const BUSY = { id: 25, title: 'Autohaus Vogel' }
const LEAST_LOG_PX = 420
/** Of what is written. */
const LINE_PX = 24
/** The page's own header. */
const OUTSIDE_PX = 60

test.use({ viewport: { width: 1366, height: 768 } })

const log = (page: Page): Locator => page.locator('[data-scroller]')

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('Not shown')
  return { ...box, bottom: box.y + box.height }
}

test('on a small notebook the log keeps its room while somebody writes, and what sends is in sight', async ({ page, signIn }) => {
  await signIn('manager')
  await openWebsite(page, BUSY)
  await page.getByRole('textbox', { name: 'Internal note' }).click()
  await page.keyboard.type('The logo is on its way.')
  const send = page.getByRole('button', { name: 'Save note' })
  await expect(send).toBeInViewport({ ratio: 1 })
  expect((await boxOf(log(page))).height).toBeGreaterThanOrEqual(LEAST_LOG_PX)

  await page.getByRole('textbox', { name: 'Internal note' }).clear()
  await page.getByRole('form', { name: 'New entry' }).getByRole('button', { name: 'Reply', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  await page.getByRole('form', { name: 'New entry' }).getByRole('textbox').last().fill('It is on the first page now.')
  await expect(page.getByText('Draft kept')).toBeVisible()
  await page.getByRole('button', { name: /Way through the statuses/ }).click()
  const way = page.getByRole('dialog', { name: 'Way through the statuses' })
  await expect(
    way
      .getByRole('listitem')
      .filter({ has: page.locator('time') })
      .first(),
  ).toBeInViewport({ ratio: 1 })
  expect((await boxOf(log(page))).height).toBeGreaterThanOrEqual(LEAST_LOG_PX)
  await page.keyboard.press('Escape')
  await expect(way).toHaveCount(0)
})

for (const locale of ['en', 'de'])
  test(`on a screen of 1024 by 768 what sends is in sight while somebody answers, in ${locale}`, async ({ page, signIn }) => {
    await page.setViewportSize({ width: 1024, height: 768 })
    await signIn('manager')
    await page.goto(`/profile/language/${locale}`)
    await page.goto(`/website/${BUSY.id}`)
    const form = page.getByRole('form', { name: locale === 'en' ? 'New entry' : 'Neuer Eintrag' })
    await form.getByRole('button', { name: locale === 'en' ? 'Reply' : 'Antwort', exact: true }).click()
    await form.getByRole('textbox').last().fill('It is on the first page now.')
    await expect(form.getByRole('button', { name: locale === 'en' ? 'Send' : 'Senden', exact: true })).toBeInViewport({ ratio: 1 })
  })

test('what is pinned takes nothing from the log of a small notebook, nor do a few lines of a reply', async ({ page, signIn }) => {
  await signIn('manager')
  await openWebsite(page, BUSY)
  const entry = page.getByRole('article').filter({ hasText: 'team-photo.webp' })
  await entry.hover()
  await entry.getByRole('button', { name: 'Pin', exact: true }).click()
  const pinned = page.getByRole('navigation', { name: 'Pinned entries' })
  await expect(pinned.getByRole('button')).toBeInViewport({ ratio: 1 })
  expect((await boxOf(log(page))).height).toBeGreaterThanOrEqual(LEAST_LOG_PX)

  const form = page.getByRole('form', { name: 'New entry' })
  await form.getByRole('button', { name: 'Reply', exact: true }).click()
  const words = form.getByRole('textbox').last()
  await words.fill('It is on the first page now.\nThe photos follow.\nKind regards')
  await expect(page.getByText('Draft kept')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeInViewport({ ratio: 1 })
  expect((await boxOf(log(page))).height).toBeGreaterThanOrEqual(LEAST_LOG_PX)
  // However long it becomes.
  await words.fill('One more line.\n'.repeat(40))
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeInViewport({ ratio: 1 })
  expect((await boxOf(log(page))).height).toBeGreaterThanOrEqual(LEAST_LOG_PX - 3 * LINE_PX)
})

test('the columns beside the log scroll on their own', async ({ page, signIn }) => {
  await signIn('manager')
  await openWebsite(page, BUSY)
  const statistics = page.getByRole('heading', { name: 'Statistics' })
  await expect(statistics).not.toBeInViewport()
  await page.getByRole('heading', { name: 'To-dos' }).hover()
  await expect(async () => {
    await page.mouse.wheel(0, 3_000)
    await expect(statistics).toBeInViewport({ timeout: 1_000 })
  }).toPass()
  await expect(log(page)).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
})

test('on narrower screens the first row of the header stays, and the log is high', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await signIn('manager')
  await openWebsite(page, BUSY)
  await page.getByRole('heading', { name: 'Customer', level: 3 }).scrollIntoViewIfNeeded()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toBeInViewport({ ratio: 1 })
  expect((await boxOf(title)).y).toBeGreaterThanOrEqual(OUTSIDE_PX)
  expect((await boxOf(log(page))).height).toBeGreaterThanOrEqual(LEAST_LOG_PX)
})

test('the title is changed where it stands and taken back', async ({ page, signIn }) => {
  await signIn('manager')
  await openWebsite(page, BUSY)
  await page.getByRole('button', { name: `Edit Title: ${BUSY.title}` }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Autohaus Vogel & Söhne')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Autohaus Vogel & Söhne' })).toBeVisible()
  await expect(toast(page, 'Title changed')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: BUSY.title, exact: true })).toBeVisible()
})

test('an entry with files offers all of them in one file, and each to the media of the website', async ({ page, signIn }) => {
  await signIn('manager')
  await openWebsite(page, BUSY)
  const entry = page.getByRole('article').filter({ hasText: 'team-photo.webp' })
  const download = page.waitForEvent('download')
  await entry.getByRole('link', { name: 'Download all files' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.zip$/)
  await entry.getByRole('button', { name: 'Save “team-photo.webp” to the website’s media' }).click()
  await expect(toast(page, 'File saved to the website’s media')).toBeVisible()
})
