import { pageData } from '../support/hostPage'
import { expect, settled, test } from '../support/test'
import { counter, island } from './markup'

const MEMORY = 'partner-islands:manager:v1:3:11'
const memory = JSON.stringify({ version: 1, state: { viewMode: 'list', filters: {}, sorts: {} } })
const setData = (data: string) => {
  const script = document.querySelector('[data-partner-page]')
  if (script) script.textContent = data
}

test('the manager state is back before the first island shows', async ({ page, open }) => {
  await page.addInitScript(([key, value]) => localStorage.setItem(String(key), String(value)), [MEMORY, memory])
  await open(island('about'))
  await expect(page.getByTestId('about')).toHaveAttribute('data-first', 'list')
})

for (const [what, spoil] of [
  [
    'blocked',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      }),
  ],
  ['corrupt', () => localStorage.setItem('partner-islands:manager:v1:3:11', '{"version":')],
] as const)
  test(`a storage that is ${what} costs nothing`, async ({ page, open, failures }) => {
    await page.addInitScript(spoil)
    await open(island('about'))
    await expect(page.getByTestId('about')).toBeVisible()
    expect(await failures()).toEqual([])
  })

test('without a user the kept state is purged, and only islands for everybody show', async ({ page, open, failures }) => {
  await page.addInitScript(([key, value]) => localStorage.setItem(String(key), String(value)), [MEMORY, memory])
  await open(counter('a', 'A') + island('about', 'id="b"'), { data: { user: null } })
  await expect(page.getByText('A: 0')).toBeVisible()
  await expect(page.locator('#b').getByText('server')).toBeVisible()
  await settled(page)
  expect(await page.evaluate((key) => localStorage.getItem(key), MEMORY)).toBeNull()
  expect(await failures()).toEqual([])
})

test('page data that a soft navigation brings reach the islands that are there', async ({ page, open }) => {
  await open(island('about'))
  await expect(page.getByTestId('about')).toHaveText('Mira 1 en')
  const config = { ...pageData.config, partners: [...pageData.config.partners, { id: 8, name: 'Harbour' }] }
  await page.evaluate(setData, JSON.stringify({ ...pageData, config, user: { ...pageData.user, forename: 'Nora' } }))
  await expect(page.getByTestId('about')).toHaveText('Nora 2 en')
})

test('page data that cannot be used are reported and change nothing', async ({ page, open, failures }) => {
  await open(island('about'))
  await expect(page.getByTestId('about')).toHaveText('Mira 1 en')
  await page.evaluate(setData, '{"contract":')
  await expect.poll(failures).toEqual([{ code: 'page', island: undefined }])
  await expect(page.getByTestId('about')).toHaveText('Mira 1 en')
})

test('another user in new page data loads the page anew, so that nothing cached is seen', async ({ page, open }) => {
  await open(island('about'))
  await expect(page.getByTestId('about')).toBeVisible()
  const loaded = page.waitForEvent('load')
  await page.evaluate(setData, JSON.stringify({ ...pageData, user: { id: 12, forename: 'Other' } }))
  await loaded
  await expect(page.getByTestId('about')).toHaveText('Mira 1 en')
})

for (const locale of ['de', 'ja'])
  test(`islands are marked as ${locale}, whatever the page around says`, async ({ page, open }) => {
    await open(counter('a', 'A'), { data: { locale }, htmlAttributes: 'lang="fi" dir="rtl"' })
    await expect(page.getByTestId('counter')).toBeVisible()
    const wrapper = page.getByTestId('counter').locator('..')
    await expect(wrapper).toHaveAttribute('lang', locale)
    expect(await wrapper.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr')
    // Programs that translate pages would take text nodes from React.
    await expect(wrapper).toHaveJSProperty('translate', false)
    // What hyphens and characters go by, however much of the page's styles was taken away.
    expect(await wrapper.evaluate((element) => getComputedStyle(element).getPropertyValue('-webkit-locale'))).toBe(`"${locale}"`)
  })

for (const [pageScheme, data, expected] of [
  ['normal', {}, 'rgb(255, 255, 255)'],
  ['dark', {}, 'rgb(18, 24, 34)'],
  ['light dark', {}, 'rgb(18, 24, 34)'],
  ['light dark', { colorScheme: 'light' }, 'rgb(255, 255, 255)'],
  ['normal', { colorScheme: 'dark' }, 'rgb(18, 24, 34)'],
] as const)
  test(`on a system that prefers dark, a page of scheme ${pageScheme} with ${JSON.stringify(data)} has islands on ${expected}`, async ({
    page,
    open,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await open(counter('a', 'A'), { data, head: `<style>html { color-scheme: ${pageScheme} }</style>` })
    await expect(page.getByTestId('counter')).toHaveCSS('background-color', expected)
  })
