import { expect, openWebsite, test } from './test'

const DENTIST = { id: 12, title: 'Tandartspraktijk Dijkstra' }

test('a website that was deleted by mistake is there again at once, where it was deleted', async ({ page, signIn }) => {
  await signIn('admin')
  await openWebsite(page, DENTIST)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: /^Delete website/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete this website?' })
  await dialog.getByRole('textbox').fill(DENTIST.title)
  await dialog.getByRole('button', { name: 'Delete website' }).click()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page).toHaveURL(/\/website\/12$/)
  await expect(page.getByRole('heading', { level: 1, name: DENTIST.title })).toBeVisible()
})
