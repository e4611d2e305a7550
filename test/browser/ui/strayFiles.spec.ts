import type { Locator } from '@playwright/test'
import { expect, test } from '../menus/test'

/** Holds a file over an element: what a drop there would do, and whether the browser is kept from opening the file. */
const hold = (place: Locator): Promise<{ effect: string; isKept: boolean }> =>
  place.evaluate((element) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['text'], 'letter.txt'))
    const event = new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true, composed: true })
    element.dispatchEvent(event)
    return { effect: dataTransfer.dropEffect, isKept: event.defaultPrevented }
  })

test('a file that is dropped beside the composer does not take the place of the page', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/website/1')
  const island = page.locator('[data-island=main] .partner-root')
  const title = island.getByRole('heading', { level: 1 })
  await expect(title).toBeVisible()
  expect(await hold(title)).toEqual({ effect: 'none', isKept: true })
  await expect(island.locator('[data-over]')).toHaveCount(0)
  expect((await hold(island.getByRole('form', { name: 'New entry' }))).isKept).toBe(true)
  await expect(island.locator('[data-over]')).toHaveCount(1)
})

test('what is no file is dragged as everywhere', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/website/1')
  const title = page.locator('[data-island=main] .partner-root').getByRole('heading', { level: 1 })
  const isFree = await title.evaluate((element) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.setData('text/plain', 'a word')
    return element.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true, composed: true }))
  })
  expect(isFree).toBe(true)
})
