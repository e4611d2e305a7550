import type { Page } from '@playwright/test'
import { LOCALES } from '../../../src/model'
import { expect, test } from '../menus/test'

/** How high the rows of the list of all domains are, once they are there. */
async function heightsOfRows(page: Page): Promise<number[]> {
  await page.goto('/domains?limit=50')
  const rows = page.locator('[data-island=main] tbody tr')
  await expect(rows.getByRole('button', { name: /DNS/ }).first()).toBeVisible()
  return rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
}

test('domains of a list have a line each, in every language', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const tall: [string, number][] = []
  for (const locale of LOCALES) {
    await signIn('admin', locale)
    const highest = Math.max(...(await heightsOfRows(page)))
    if (highest >= 52) tall.push([locale, highest])
  }
  expect(tall).toEqual([])
})

test('names of records have a line each', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn('admin')
  await page.goto('/domains')
  await page.getByRole('button', { name: 'DNS of autohaus-petersen.example' }).click()
  const table = page.getByRole('region', { name: 'Records' })
  const name = table.getByRole('cell', { name: '_dmarc', exact: true })
  await expect(name).toBeVisible()
  const lines = await name.evaluate((cell) => {
    const range = document.createRange()
    range.selectNodeContents(cell)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })
  expect(lines).toBe(1)
})

test('what can be done with a record is in sight at a middle width', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await signIn('admin')
  await page.goto('/domains')
  await page.getByRole('button', { name: 'DNS of autohaus-vogel.example' }).click()
  const remove = page.getByRole('region', { name: 'Records' }).getByRole('button', { name: /^Delete / })
  await expect(remove.first()).toBeInViewport({ ratio: 1 })
})

test('a middle width shows six domains at once, a phone five', async ({ page, signIn }) => {
  const heightOf = async (count: number) => (await heightsOfRows(page)).slice(0, count).reduce((sum, height) => sum + height, 0)
  await page.setViewportSize({ width: 1024, height: 768 })
  await signIn('admin')
  expect(await heightOf(6)).toBeLessThan(768)
  await page.setViewportSize({ width: 375, height: 740 })
  expect(await heightOf(5)).toBeLessThan(740)
})

test('the domains of a website say of which, beside their heading and in the title of the tab', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/domains')
  const link = page.locator('[data-island=main] tbody').getByRole('link', { name: 'Autohaus Petersen' }).first()
  await link.click()
  const heading = page.getByRole('heading', { level: 1, name: 'Domains' })
  await expect(heading.locator('..')).toContainText('Autohaus Petersen')
  await expect(page).toHaveTitle(/Domains · Autohaus Petersen/)
})
