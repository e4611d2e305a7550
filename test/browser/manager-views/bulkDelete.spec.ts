import type { Page } from '@playwright/test'
import { expect, test } from './test'

const rows = (page: Page) => page.getByRole('row').getByRole('checkbox', { name: /^Select (?!all)/ })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true })

/** Asks whether the first two websites are to be deleted, and answers what does it. */
async function askForTwo(page: Page) {
  await page.goto('/websites?q=&sort=title')
  for (const nth of [0, 1]) {
    await rows(page).nth(nth).focus()
    await page.keyboard.press('Space')
  }
  await page.getByRole('region', { name: 'Selected websites' }).getByRole('button', { name: 'Delete' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Delete 2 websites?' })
  await dialog.getByRole('textbox').fill('2')
  return dialog.getByRole('button', { name: 'Delete' })
}

test('websites deleted by the keyboard leave the focus in their list, and so does Undo', async ({ page, signIn }) => {
  await signIn('manager')
  const list = page.getByRole('region', { name: 'All websites' }).and(page.locator(':focus-within'))
  const remove = await askForTwo(page)
  const count = await rows(page).count()
  await remove.press('Enter')
  await expect(rows(page)).toHaveCount(count - 2)
  await expect(list).toBeVisible()
  await undo(page).press('Enter')
  await expect(rows(page)).toHaveCount(count)
  await expect(list).toBeVisible()
})

test('a double click deletes websites once, and refuses nothing', async ({ page, signIn }) => {
  await signIn('manager')
  const calls: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/websites/change') && calls.push(request.url()))
  const remove = await askForTwo(page)
  await remove.dblclick()
  await expect(undo(page)).toBeVisible()
  await expect(page.getByText('2 websites are in the recycle bin')).toBeVisible()
  expect(calls).toHaveLength(1)
})
