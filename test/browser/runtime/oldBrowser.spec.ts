import { expect, test } from '../support/test'
import { counter } from './markup'

test('in a browser that lacks what islands need, the server’s markup stays, and the page says once what is missing', async ({
  page,
  open,
  failures,
}) => {
  const told: string[] = []
  page.on('console', (message) => message.type() === 'error' && told.push(message.text()))
  await page.addInitScript(() => {
    Reflect.deleteProperty(Intl, 'Segmenter')
    Reflect.deleteProperty(Array.prototype, 'toSorted')
  })
  await open(counter('a', 'A') + counter('b', 'B'))
  await expect.poll(failures).toEqual([{ code: 'browser', island: undefined }])
  await expect(page.getByText('server')).toHaveCount(2)
  for (const text of await page.getByText('server').all()) await expect(text).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  expect(told).toHaveLength(1)
  expect(told[0]).toContain('page [browser] this browser lacks Array.prototype.toSorted, Intl.Segmenter')
})

test('without what only makes it better, islands mount and work', async ({ page, open, failures }) => {
  await page.addInitScript(() => {
    for (const name of ['scheduler', 'trustedTypes', 'requestIdleCallback', 'navigation', 'BroadcastChannel']) {
      Reflect.deleteProperty(window, name)
      Reflect.deleteProperty(Window.prototype, name)
    }
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID')
    Reflect.deleteProperty(Element.prototype, 'moveBefore')
    Reflect.deleteProperty(CSSStyleDeclaration.prototype, 'positionArea')
  })
  await open(counter('a', 'A') + counter('b', 'B', 'data-island-load="idle"'))
  for (const id of ['a', 'b']) {
    await page.locator(`#${id} button`).click()
    await expect(page.locator(`#${id} output`)).toContainText(': 1')
  }
  expect(await failures()).toEqual([])
})
