import type { Locator, Page } from '@playwright/test'
import { expect, LEAD, openWebsite, test } from './test'

test.use({ viewport: { width: 1440, height: 900 } })

const open = (page: Page): Locator => page.locator('[data-todos] > ul > [data-todo]')
const order = (page: Page): Promise<(string | null)[]> =>
  open(page).evaluateAll((items) => items.map((item) => item.getAttribute('data-todo')))

/** Takes the last to-do by its handle and holds it over the upper half of the first. */
async function holdLastOverFirst(page: Page): Promise<void> {
  await open(page)
    .last()
    .getByRole('button', { name: /^Move / })
    .hover()
  await page.mouse.down()
  const first = await open(page).first().boundingBox()
  await page.mouse.move((first?.x ?? 0) + 60, (first?.y ?? 0) + 6, { steps: 6 })
}

test('a to-do is dragged by its handle; Escape lets go of it where it was', async ({ page, signIn }) => {
  await signIn('manager')
  await openWebsite(page, LEAD)
  const field = page.getByRole('textbox', { name: 'Add a to-do' })
  for (const text of ['First of all', 'Second']) {
    await field.fill(text)
    await field.press('Enter')
    await expect(open(page).filter({ hasText: text })).toHaveCount(1)
  }
  const before = await order(page)
  const last = before.at(-1)

  await holdLastOverFirst(page)
  await expect(open(page).first()).toHaveAttribute('data-target')
  await expect(open(page).last()).toHaveAttribute('data-dragged')
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-target]')).toHaveCount(0)
  await page.mouse.up()
  expect(await order(page)).toEqual(before)

  await holdLastOverFirst(page)
  await page.mouse.up()
  await expect.poll(() => order(page)).toEqual([last, ...before.slice(0, -1)])
})

test('cards are arranged by drag in a dialog that Escape leaves open while something is held', async ({ page, signIn }) => {
  await signIn('manager')
  await openWebsite(page, LEAD)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Arrange cards' }).click()
  const dialog = page.getByRole('dialog', { name: 'Arrange cards' })
  const items = dialog.getByRole('listitem')
  await expect(items.filter({ hasText: 'Contract' })).toBeVisible()
  const before = await items.allTextContents()
  await dialog.getByRole('button', { name: 'Move Contract', exact: true }).hover()
  await page.mouse.down()
  const target = await items.filter({ hasText: 'To-dos' }).boundingBox()
  await page.mouse.move((target?.x ?? 0) + 40, (target?.y ?? 0) + 4, { steps: 6 })
  await expect(items.filter({ hasText: 'To-dos' })).toHaveAttribute('data-target')
  await page.keyboard.press('Escape')
  await expect(dialog.locator('[data-target], [data-dragged]')).toHaveCount(0)
  await page.mouse.up()
  expect(await items.allTextContents()).toEqual(before)
})

test('the edge of a column is pulled, and Escape lets go of it', async ({ page, signIn }) => {
  await signIn('manager')
  await page.goto('/websites')
  const head = page.locator('[data-column="title"]')
  const edge = head.locator('span[aria-hidden]').last()
  const widthOf = async () => Math.round((await head.boundingBox())?.width ?? 0)
  const pullEdge = async (by: number) => {
    const box = await edge.boundingBox()
    const [x, y] = [(box?.x ?? 0) + 5, (box?.y ?? 0) + 8]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + by, y, { steps: 4 })
  }
  await head.waitFor()
  const before = await widthOf()

  await pullEdge(60)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await widthOf()).toBe(before)

  await pullEdge(60)
  await page.mouse.up()
  await expect.poll(widthOf).toBe(before + 60)
})
