import type { Locator, Page } from '@playwright/test'
import { call, expect, LEAD, openWebsite, test } from '../website-details/test'

/** More than are drawn at once, fewer than are loaded at once. */
const NOTES = 40
/** CSS pixels. */
const A4 = { width: 794, height: 1_123 }

/** Shows the page as it is on paper. */
async function toPaper(page: Page): Promise<void> {
  await page.setViewportSize(A4)
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
}

/** Parts of the page whose end is out of sight, where paper does not scroll to. */
const cutOff = (page: Page): Promise<string[]> =>
  page.locator('[data-island=main] .partner-root').evaluate((root) =>
    [...root.querySelectorAll('*')]
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY) && element.tagName !== 'TEXTAREA')
      .map((element) => element.outerHTML.slice(0, 100)),
  )

async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' })
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}

/** As many as what is on them takes, and one for what is not divided. */
const enough = async (page: Page): Promise<number> => {
  const height = await page.evaluate(() => document.querySelector('main')?.scrollHeight ?? 0)
  return Math.ceil(height / A4.height) + 1
}

test('a website is printed with all of its log, and no sheet stays empty', async ({ page, signIn }) => {
  await signIn('admin')
  await openWebsite(page, LEAD)
  for (let note = 1; note <= NOTES; note++)
    await call(page, 'POST', `/website/${LEAD.id}/log/message`, { category: 'intern', message: `Note ${note}` })
  await openWebsite(page, LEAD)
  await expect(page.getByText(`Note ${NOTES}`, { exact: true })).toBeVisible()
  await expect(page.getByText('Note 1', { exact: true })).toHaveCount(0)
  await toPaper(page)
  for (let note = 1; note <= NOTES; note++) await expect(page.getByText(`Note ${note}`, { exact: true })).toBeVisible()
  expect(await cutOff(page)).toEqual([])
  await expect(page.getByRole('form', { name: 'New entry' })).toBeHidden()
  expect(await sheets(page)).toBeLessThanOrEqual(await enough(page))
})

for (const [path, heading] of [
  ['/websites', 'All websites'],
  ['/tickets', 'Tickets'],
  ['/domains', 'All domains'],
] as const)
  test(`${path} is printed from the first sheet on`, async ({ page, signIn }) => {
    await signIn('admin')
    await page.goto(path)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expect(page.locator('[data-island=main] .partner-root tbody th').first()).toBeVisible()
    await toPaper(page)
    expect(await cutOff(page)).toEqual([])
    expect(await sheets(page)).toBeLessThanOrEqual(await enough(page))
  })

test('with a ticket open its conversation is printed instead of the list', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/tickets')
  const row = page.locator('[data-island=main] .partner-root [data-row]').first()
  await row.click()
  const pane = page.getByRole('complementary', { name: 'Open ticket' })
  await expect(pane.getByRole('article')).not.toHaveCount(0)
  await toPaper(page)
  await expect(row).toBeHidden()
  await expect(pane.getByRole('article').last()).toBeVisible()
  const widthOf = async (part: Locator) => (await part.boundingBox())?.width
  expect(await widthOf(pane)).toBe(await widthOf(page.locator('[data-island=main] .partner-root')))
  expect(await cutOff(page)).toEqual([])
})
