import type { Page } from '@playwright/test'
import { expect, openWebsite, test } from './test'

const DENTIST = { id: 12, title: 'Tandartspraktijk Dijkstra' }

/** How many lines the log says that it has. */
const lines = async (page: Page) => Number(/\d+/.exec((await page.getByText(/^All\s*\d+$/).textContent()) ?? ''))
const problems = (page: Page) => page.getByRole('button', { name: /^\d+ problems?$/ })

test('a website that was deleted by mistake is there again at once, where it was deleted and where others had it open', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  const other = await page.context().newPage()
  await openWebsite(other, DENTIST)
  await openWebsite(page, DENTIST)
  const before = await lines(page)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: /^Delete website/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete this website?' })
  await dialog.getByRole('textbox').fill(DENTIST.title)
  await dialog.getByRole('button', { name: 'Delete website' }).click()
  await expect(other.getByText('This website is not here')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page).toHaveURL(/\/website\/12$/)
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { level: 1, name: DENTIST.title })).toBeVisible()
    await expect(problems(tab)).toHaveCount(0)
    await expect.poll(() => lines(tab)).toBe(before + 2)
  }
})
