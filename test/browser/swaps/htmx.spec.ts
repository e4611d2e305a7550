import { counter, errorsOf } from '../runtime/markup'
import { expect, test } from '../support/test'
import { expectUsed, mounted, use } from './support'

const HTMX = '<script src="/node_modules/htmx.org/dist/htmx.js"></script>'

test('swaps, out-of-band swaps and preserved hosts: state kept or rebuilt, never doubled', async ({ page, open, failures }) => {
  const errors = errorsOf(page)
  await page.route('**/fragment', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `${counter('inner', 'Next')}${counter('kept', 'Kept', 'hx-preserve')}<div id="side" hx-swap-oob="innerHTML">${counter('aside', 'Aside')}</div>`,
    }),
  )
  await open(
    `${counter('outer', 'Outer')}<main id="main">${counter('inner', 'Inner')}${counter('kept', 'Kept', 'hx-preserve')}</main>
     <div id="side"></div><button id="go" hx-get="/fragment" hx-target="#main">Go</button>`,
    { head: HTMX },
  )
  for (const id of ['outer', 'inner', 'kept']) await use(page, id)
  await page.locator('#go').click()
  await expect(page.locator('#inner output')).toHaveText('Next: 0')
  await expect(page.locator('#aside output')).toHaveText('Aside: 0')
  await expectUsed(page, 'outer', 'Outer')
  await expectUsed(page, 'kept', 'Kept')
  await expect.poll(() => mounted(page)).toBe(4)

  await page.locator('#go').click()
  await expect(page.locator('#inner output')).toHaveText('Next: 0')
  await expect.poll(() => mounted(page)).toBe(4)
  expect(await failures()).toEqual([])
  expect(errors).toEqual([])
})

test('back through the history of htmx brings the islands of the page before, once', async ({ page, open, failures }) => {
  await page.route('**/second', (route) => route.fulfill({ contentType: 'text/html', body: counter('b', 'B') }))
  await open(
    `<main id="main">${counter('a', 'A')}</main><button id="go" hx-get="/second" hx-target="#main" hx-push-url="true">Go</button>`,
    {
      head: HTMX,
    },
  )
  await use(page, 'a')
  await page.locator('#go').click()
  await expect(page.locator('#b output')).toHaveText('B: 0')
  await page.goBack()
  await expect(page.locator('#a output')).toHaveText('A: 0')
  await expect(page.locator('#b')).toHaveCount(0)
  await expect.poll(() => mounted(page)).toBe(1)
  expect(await failures()).toEqual([])
})
