import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { island } from './markup'

const toastParent = (page: Page) =>
  page.evaluate(() => {
    const find = (root: Document | ShadowRoot): Element | undefined => {
      const found = root.querySelector('[data-island=toasts]')
      if (found) return found
      return [...root.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot && find(shadowRoot)).find((element) => element) ?? undefined
    }
    return find(document)?.parentElement?.localName
  })

test('the layers for toasts and notices come with the first thing to say', async ({ page, open }) => {
  await open(island('speaker'))
  await expect(page.getByRole('button', { name: 'Say', exact: true })).toBeVisible()
  expect(await page.locator('[data-island=toasts], [data-island=notices]').count()).toBe(0)
  await page.getByRole('button', { name: 'Say', exact: true }).click()
  await expect(page.getByTestId('toasts')).toContainText('hello')
  expect(await page.locator('[data-island=notices]').count()).toBe(0)
  await page.getByRole('button', { name: 'Note' }).click()
  await expect(page.getByTestId('notices')).toHaveText('noted')
})

test('toasts move into the topmost dialog and back, with their state, and can be used in both places', async ({ page, open }) => {
  await open(`<div style="transform: scale(1); overflow: hidden">${island('speaker')}</div>`)
  const button = page.getByTestId('toasts').getByRole('button')
  await page.getByRole('button', { name: 'Say', exact: true }).click()
  await button.click()
  await expect(button).toHaveText('clicked 1')
  expect(await toastParent(page)).toBe('body')

  await page.getByRole('button', { name: 'Open' }).click()
  await expect.poll(() => toastParent(page)).toBe('dialog')
  await button.click()
  await expect(button).toHaveText('clicked 2')

  await page.getByRole('button', { name: 'Say inside' }).click()
  await expect(page.getByTestId('toasts').locator('p')).toHaveCount(2)

  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => toastParent(page)).toBe('body')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await button.click()
  await expect(button).toHaveText('clicked 3')
})

test('toasts survive the island whose dialog they were in, and a body that is replaced', async ({ page, open }) => {
  await open(`<main>${island('speaker')}</main>`)
  await page.getByRole('button', { name: 'Say', exact: true }).click()
  await page.getByTestId('toasts').getByRole('button').click()
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.poll(() => toastParent(page)).toBe('dialog')
  await page.evaluate(() => document.querySelector('main')?.remove())
  await expect.poll(() => toastParent(page)).toBe('body')
  await page.evaluate(() => {
    const body = document.createElement('body')
    const data = document.querySelector('[data-partner-page]')
    if (data) body.append(data.cloneNode(true))
    document.body.replaceWith(body)
  })
  await expect.poll(() => toastParent(page)).toBe('body')
  await expect(page.getByTestId('toasts').getByRole('button')).toHaveText('clicked 1')
  await page.getByTestId('toasts').getByRole('button').click()
  await expect(page.getByTestId('toasts').getByRole('button')).toHaveText('clicked 2')
})

test('the layers take no place and no clicks of the page', async ({ page, open }) => {
  await open(`<p id="mark">text</p>${island('speaker')}`)
  const before = await page.locator('#mark').boundingBox()
  await page.getByRole('button', { name: 'Say', exact: true }).click()
  await expect(page.getByTestId('toasts')).toBeVisible()
  expect(await page.locator('#mark').boundingBox()).toEqual(before)
  const layer = page.locator('[data-island=toasts]')
  expect(
    await layer.evaluate((element) => {
      const { width, height } = element.getBoundingClientRect()
      return [width, height]
    }),
  ).toEqual([0, 0])
})
