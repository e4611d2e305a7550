import { expect, test } from '../support/test'
import { counter, island } from './markup'

const setProps = (text: string) => {
  const script = document.querySelector('#a script')
  if (script) script.textContent = text
}

test('new props text renders in place: state, text and focus stay', async ({ page, open }) => {
  await open(counter('a', 'A'))
  await page.locator('#a button').click()
  await page.locator('#a input').fill('typed')
  await page.evaluate(setProps, '{"label":"New"}')
  await expect(page.locator('#a output')).toHaveText('New: 1')
  await expect(page.locator('#a input')).toBeFocused()
  await expect(page.locator('#a input')).toHaveValue('typed')
  await expect(page.getByTestId('counter')).toHaveAttribute('data-mount', '1')
})

test('a new script element and a changed text node count as new props', async ({ page, open }) => {
  await open(counter('a', 'A'))
  await page.locator('#a button').click()
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.type = 'application/json'
    script.append('{"label":"New"}')
    document.querySelector('#a script')?.replaceWith(script)
  })
  await expect(page.locator('#a output')).toHaveText('New: 1')
  await page.evaluate(() => {
    const text = document.querySelector('#a script')?.firstChild
    if (text) text.nodeValue = '{"label":"Newer"}'
  })
  await expect(page.locator('#a output')).toHaveText('Newer: 1')
})

for (const [code, text] of [
  ['parse', '{"label":'],
  ['validation', '{"label":1}'],
] as const)
  test(`wrong new props are reported as ${code} and take nothing away`, async ({ page, open, failures }) => {
    await open(counter('a', 'A'))
    await page.locator('#a button').click()
    await page.evaluate(setProps, text)
    await expect.poll(failures).toEqual([{ code, island: 'counter' }])
    await expect(page.locator('#a output')).toHaveText('A: 1')
    await page.evaluate(setProps, '{"label":"Good"}')
    await expect(page.locator('#a output')).toHaveText('Good: 1')
    expect(await failures()).toHaveLength(1)
  })

test('props that change while the island loads are those it shows', async ({ page, open }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/counterIsland-*.js*', async (route) => {
    await held
    await route.continue()
  })
  await open(counter('a', 'A'))
  await page.evaluate(setProps, '{"label":"Late"}')
  release()
  await expect(page.locator('#a output')).toHaveText('Late: 0')
})

test('mount() shows an island by call, updates it in place and takes it away', async ({ page, open }) => {
  await open('<div id="a"><p>server</p></div>')
  await page.evaluate(() => Object.assign(window, { handle: window.islands.mount('a', 'counter', { label: 'Called' }) }))
  await page.locator('#a button').click()
  await expect(page.locator('#a output')).toHaveText('Called: 1')
  await page.evaluate(() => window.handle?.update({ label: 'Updated' }))
  await expect(page.locator('#a output')).toHaveText('Updated: 1')
  await page.evaluate(() => window.handle?.unmount())
  await expect(page.getByText('server')).toBeVisible()
  await expect(page.locator('#a output')).toHaveCount(0)
})

test('mount() takes the props of the markup when it is given none, and another island over the first', async ({ page, open }) => {
  await open(counter('a', 'A', 'data-island-load="manual"'))
  await page.evaluate(() => window.islands.mount('a', 'counter'))
  await expect(page.locator('#a output')).toHaveText('A: 0')
  await page.evaluate(() => window.islands.mount('a', 'about'))
  await expect(page.getByTestId('about')).toBeVisible()
})

test('mount() with an id that is not on the page says so', async ({ page, open }) => {
  await open('')
  const message = await page.evaluate(() => {
    try {
      window.islands.mount('nowhere', 'counter')
      return ''
    } catch (error) {
      return String(error)
    }
  })
  expect(message).toBe(`Error: Expected root id "nowhere" but wasn't found`)
})

test('an unmount by call inside an effect of another island waits for React', async ({ page, open, failures }) => {
  await open(island('counter', 'id="a"') + island('unmounter', 'id="b"', { target: 'a' }))
  await expect(page.getByText('took it away')).toBeVisible()
  await expect(page.locator('#a output')).toHaveCount(0)
  expect(await failures()).toEqual([])
})
