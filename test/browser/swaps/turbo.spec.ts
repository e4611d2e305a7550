import type { Page } from '@playwright/test'
import { counter, errorsOf } from '../runtime/markup'
import { hostPage } from '../support/hostPage'
import { expect, settled, test } from '../support/test'
import { expectUsed, mounted, use } from './support'

const TURBO = '<script src="/node_modules/@hotwired/turbo/dist/turbo.es2017-umd.js"></script>'
const MORPH = '<meta name="turbo-refresh-method" content="morph"><meta name="turbo-refresh-scroll" content="preserve">'

declare global {
  interface Window {
    Turbo: { visit(url: string, options?: object): void; renderStreamMessage(html: string): void }
  }
}

const visit = (page: Page, url: string, options = {}) =>
  page.evaluate(([target, given]) => window.Turbo.visit(target, given), [url, options] as const)

test('a visit brings the islands of the next page, takes those of the last one, and keeps permanent ones', async ({
  page,
  open,
  host,
  failures,
}) => {
  const errors = errorsOf(page)
  const player = counter('player', 'Player', 'data-turbo-permanent')
  const next = host.publish(hostPage(counter('b', 'B') + player, { head: TURBO }))
  await open(counter('a', 'A') + player, { head: TURBO })
  await use(page, 'a')
  await use(page, 'player')

  await visit(page, next)
  await expect(page.locator('#b output')).toHaveText('B: 0')
  await expect(page.locator('#a')).toHaveCount(0)
  await expectUsed(page, 'player', 'Player')
  await expect.poll(() => mounted(page)).toBe(2)

  // The preview of the cache is shown first, then the page of the server: the island is there once.
  await page.goBack()
  await expect(page.locator('#a output')).toHaveText('A: 0')
  await expectUsed(page, 'player', 'Player')
  await expect.poll(() => mounted(page)).toBe(2)
  await visit(page, next)
  await expect(page.locator('#b output')).toHaveText('B: 0')
  await settled(page)
  await expect.poll(() => mounted(page)).toBe(2)
  expect(await failures()).toEqual([])
  expect(errors).toEqual([])
})

test('twenty visits leave nothing behind', async ({ page, open, host }) => {
  const next = host.publish(hostPage(counter('b', 'B'), { head: TURBO }))
  await open(counter('a', 'A'), { head: TURBO })
  const first = page.url()
  for (let round = 0; round < 10; round++)
    for (const [url, label] of [
      [next, 'B'],
      [first, 'A'],
    ] as const) {
      await visit(page, url)
      await expect(page.locator('output')).toHaveText(`${label}: 0`)
    }
  await expect.poll(() => mounted(page)).toBe(1)
})

test('a frame replaces its islands alone', async ({ page, open, host }) => {
  const inFrame = (content: string) => `<turbo-frame id="frame">${content}</turbo-frame>`
  const next = host.publish(hostPage(inFrame(counter('inner', 'Next')), { head: TURBO }))
  await open(`${counter('outer', 'Outer')}${inFrame(`${counter('inner', 'Inner')}<a href="${next}">Go</a>`)}`, { head: TURBO })
  await use(page, 'outer')
  await use(page, 'inner')
  await page.getByRole('link', { name: 'Go' }).click()
  await expect(page.locator('#inner output')).toHaveText('Next: 0')
  await expectUsed(page, 'outer', 'Outer')
  await expect.poll(() => mounted(page)).toBe(2)
})

test('streams append, replace, update, remove and morph islands', async ({ page, open, failures }) => {
  await open(`<main id="list">${counter('a', 'A')}</main>`, { head: TURBO })
  const stream = (action: string, target: string, content = '') =>
    page.evaluate(
      (html) => window.Turbo.renderStreamMessage(html),
      `<turbo-stream action="${action.split(' ')[0]}" ${action.includes('morph') ? 'method="morph"' : ''} target="${target}"><template>${content}</template></turbo-stream>`,
    )
  await use(page, 'a')
  await stream('append', 'list', counter('b', 'B'))
  await expect(page.locator('#b output')).toHaveText('B: 0')
  await expectUsed(page, 'a', 'A')
  await stream('replace morph', 'a', counter('a', 'Anew'))
  await expectUsed(page, 'a', 'Anew')
  await stream('replace', 'b', counter('c', 'C'))
  await expect(page.locator('#c output')).toHaveText('C: 0')
  await stream('update', 'list', counter('d', 'D'))
  await expect(page.locator('#d output')).toHaveText('D: 0')
  await expect.poll(() => mounted(page)).toBe(1)
  await stream('remove', 'd')
  await expect.poll(() => mounted(page)).toBe(0)
  expect(await failures()).toEqual([])
})

test('a refresh that morphs keeps the state and brings new props', async ({ page, open }) => {
  await open(counter('a', 'A'), { head: TURBO + MORPH })
  await use(page, 'a')
  const markup = hostPage(counter('a', 'Refreshed'), { head: TURBO + MORPH }).html
  await page.route(page.url(), (route) => route.fulfill({ contentType: 'text/html', body: markup }))
  await visit(page, page.url(), { action: 'replace' })
  await expectUsed(page, 'a', 'Refreshed')
  await expect.poll(() => mounted(page)).toBe(1)
})
