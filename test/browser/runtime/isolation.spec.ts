import type { Page } from '@playwright/test'
import { expect, settled, test } from '../support/test'

const SHEETS: Readonly<Record<string, string>> = {
  'bootstrap 3': '/node_modules/bootstrap3/dist/css/bootstrap.css',
  'bootstrap 4': '/node_modules/bootstrap4/dist/css/bootstrap.css',
  'bootstrap 5': '/node_modules/bootstrap5/dist/css/bootstrap.css',
  foundation: '/node_modules/foundation-sites/dist/css/foundation.css',
  bulma: '/node_modules/bulma/css/bulma.css',
  'tailwind preflight': '/node_modules/tailwindcss/preflight.css',
  'an admin sheet': '/test/fixtures/isolation/wordpress-admin.css',
  'a hostile sheet': '/test/fixtures/isolation/hostile.css',
}

/** Keeps the place of the island the same under every sheet, and lets everything that inherits through. */
const PLACE = {
  display: 'block',
  position: 'fixed',
  inset: '0 auto auto 0',
  // These decide where in it the host lies; the sheet sets them on the host as well.
  direction: 'ltr',
  'writing-mode': 'horizontal-tb',
  width: '640px',
  height: '1400px',
  margin: '0',
  padding: '0',
  border: '0',
  outline: '0',
  'border-radius': '0',
  background: '#fff',
}

const important = (styles: Readonly<Record<string, string>>): string =>
  Object.entries(styles)
    .map(([name, value]) => `${name}: ${value} !important`)
    .join('; ')

// White all over, because the page's colour shows around rounded corners.
const cover = `<div style="${important({ position: 'fixed', inset: '0', margin: '0', border: '0', 'border-radius': '0', background: '#fff' })}"></div>`
const islands = `${cover}<div id="islands" style="${important(PLACE)}"><div id="rich" data-island="rich"></div></div>`
const link = (href: string | undefined) => (href ? `<link rel="stylesheet" href="${href}">` : '')

/** What a page may look like that has elements of all kinds itself. */
const sink = `<main class="wrap container" id="sink" style="width: 600px; height: 600px; overflow: hidden">
  <h1>Host page</h1><p>Text with a <a href="#">link</a> and <code>code</code></p>
  <ul><li>One</li><li>Two</li></ul>
  <table class="table"><tr><th>Name</th><td>Value</td></tr></table>
  <form class="row"><label>Label <input type="text" value="Value"></label><select><option>Choice</option></select><button class="btn button">Button</button></form>
</main>`

const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'at rest': async () => {},
  selected: (page) =>
    page.evaluate(() => {
      const article = document.getElementById('rich')?.shadowRoot?.querySelector('article')
      if (article) getSelection()?.selectAllChildren(article)
    }),
  focused: (page) => page.getByLabel('Bare').focus(),
}

/** Chromium 156 keeps half a pixel of the layout that it made before the font was there. */
async function mountAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => document.getElementById('rich')?.replaceWith(document.getElementById('rich')?.cloneNode() ?? ''))
  await expect(page.getByTestId('rich')).toBeVisible()
}

/** Two in a row that are the same: a machine that is slow paints later than it answers. */
async function picture(page: Page, locator: string): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready)
  let last: Buffer | undefined
  for (;;) {
    await settled(page)
    const next = await page.locator(locator).screenshot({ animations: 'disabled', caret: 'hide' })
    if (last?.equals(next)) return next
    last = next
  }
}

test.use({ viewport: { width: 1280, height: 1500 } })

for (const [name, href] of Object.entries(SHEETS)) {
  test(`${name} changes no pixel of an island`, async ({ page, open }) => {
    const pictures: Buffer[][] = []
    for (const sheet of [undefined, href]) {
      // Where it pressed a button last, the pointer would lie over the next page.
      await page.mouse.move(1279, 1499)
      await open(islands, { fixture: 'isolation', head: link(sheet) })
      await expect(page.getByTestId('rich')).toBeVisible()
      await mountAgain(page)
      const own: Buffer[] = []
      for (const reach of Object.values(STATES)) {
        await reach(page)
        own.push(await picture(page, '#islands'))
      }
      await page.evaluate(() => getSelection()?.removeAllRanges())
      await page.getByRole('button', { name: 'Open' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      own.push(await picture(page, 'dialog'))
      pictures.push(own)
    }
    const [without = [], under = []] = pictures
    expect(without.map((buffer, index) => buffer.equals(under[index] ?? Buffer.alloc(0)))).toEqual([true, true, true, true])
  })

  test(`islands change no pixel of a page with ${name}`, async ({ page, open }) => {
    const pictures: Buffer[] = []
    for (const fixture of [null, 'isolation']) {
      // Out of the picture, whatever the sheet makes of the page.
      const beside = `<div style="${important({ ...PLACE, inset: 'auto auto 0 0', width: '1px', height: '1px', overflow: 'hidden' })}"><div id="rich" data-island="rich"></div></div>`
      await open(sink + beside, { fixture, head: link(href) })
      if (fixture) await expect(page.getByTestId('rich')).toHaveCount(1)
      pictures.push(await picture(page, '#sink'))
    }
    expect(pictures[0]?.equals(pictures[1] ?? Buffer.alloc(0))).toBe(true)
  })
}

test('the pictures of these tests would show a difference', async ({ page, open }) => {
  await open(islands, { fixture: 'isolation' })
  await expect(page.getByTestId('rich')).toBeVisible()
  const before = await picture(page, '#islands')
  await page.evaluate(() => document.getElementById('rich')?.style.setProperty('--partner-primary', '#c00'))
  expect(before.equals(await picture(page, '#islands'))).toBe(false)
})

test('nothing of the page changes: no attribute, no element, no global name, no sheet', async ({ page, open }) => {
  const look = () => ({
    html: document.documentElement.getAttributeNames(),
    body: document.body.getAttributeNames(),
    head: document.head.innerHTML,
    children: document.body.children.length,
    host: document.getElementById('rich')?.outerHTML,
    sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
    names: Object.getOwnPropertyNames(window).length,
    symbols: Object.getOwnPropertySymbols(window)
      .map(String)
      .filter((name) => name.includes('partner')),
  })
  const options = { fixture: 'isolation' }
  await page.route('**/dist-test/isolation/index.js', (route) => route.abort(), { times: 1 })
  await open(islands, options)
  const before = await page.evaluate(look)
  await open(islands, options)
  await expect(page.getByTestId('rich')).toBeVisible()
  const after = await page.evaluate(look)
  expect(after).toEqual({ ...before, symbols: ['Symbol(partner-islands:import)', 'Symbol(partner-islands)'] })
})

test('an island in a form of the page is not part of the form', async ({ page, open }) => {
  await open(`<form id="form" onsubmit="document.title = 'submitted'; return false"><div id="rich" data-island="rich"></div></form>`, {
    fixture: 'isolation',
  })
  await page.getByLabel('Field').press('Enter')
  await page.getByRole('button', { name: 'Bare button' }).click()
  expect(await page.title()).toBe('Host')
  expect(await page.evaluate(() => [...new FormData(document.querySelector('form') ?? undefined).keys()])).toEqual([])
})
