import { expect, settled, test } from '../support/test'
import { counter, island } from './markup'

/** The same files in another folder: for the browser they are other modules. */
const copy = (name: string) => `<script type="module" src="/copies/${name}/dist-test/runtime/index.js"></script>`

test('the script twice on a page: one mounter, one store, one word in the console', async ({ page, open, failures }) => {
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await open(counter('a', 'A') + counter('b', 'B') + copy('second') + copy('third'))
  await expect(page.getByText('A: 0')).toBeVisible()
  await page.locator('#a button').click()
  await settled(page)
  await expect(page.locator('#a output')).toHaveText('A: 1')
  expect(await page.evaluate(() => document.documentElement.dataset.mounted)).toBe('2')
  expect(warnings.filter((text) => text.includes('stands down'))).toEqual([
    'partner-islands 0.1.0 stands down: version 0.1.0 already has this page',
    'partner-islands 0.1.0 stands down: version 0.1.0 already has this page',
  ])
  expect(await failures()).toEqual([])
})

test('a script whose URL got a query or another name by the asset pipeline of the page is still one copy', async ({ page, open }) => {
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await open(counter('a', 'A') + '<script type="module" src="/dist-test/runtime/index.js?v=17"></script>', { fixture: null })
  await expect(page.getByText('A: 0')).toBeVisible()
  expect(warnings).toEqual([])
})

test('another version that was first keeps the page, and answers for this one', async ({ page, open }) => {
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await page.addInitScript(() => {
    const first = { protocol: 7, version: '9.9.9', mount: (id: string, name: string) => `${id} ${name}`, stop() {} }
    Reflect.set(window, Symbol.for('partner-islands'), first)
  })
  await open(counter('a', 'A'))
  await settled(page)
  await expect(page.getByText('server')).toBeVisible()
  expect(warnings).toEqual(['partner-islands 0.1.0 stands down: version 9.9.9 already has this page'])
  expect(await page.evaluate(() => [window.islands.runtime.version, window.islands.mount('a', 'counter')])).toEqual(['9.9.9', 'a counter'])
})

test('whatever else lies at the place of the handshake does not stop the script', async ({ page, open }) => {
  await page.addInitScript(() => Reflect.set(window, Symbol.for('partner-islands'), { version: 1 }))
  await open(counter('a', 'A'))
  await expect(page.getByText('A: 0')).toBeVisible()
})

test('a later start of the same copy adds islands, also for hosts that failed without them', async ({ page, open, failures }) => {
  await open(island('late', 'id="a"') + counter('b', 'B'))
  await expect.poll(failures).toEqual([{ code: 'name', island: 'late' }])
  const isSame = await page.evaluate(() => {
    const { start, runtime, more } = window.islands
    return start({ islands: more }) === runtime
  })
  expect(isSame).toBe(true)
  await expect(page.locator('#a').getByText('flaky is here')).toBeVisible()
})

test('stop() gives the page back, and start() takes it again', async ({ page, open }) => {
  await open(counter('a', 'A'))
  await page.locator('#a button').click()
  await page.evaluate(() => window.islands.runtime.stop())
  await expect(page.getByText('server')).toBeVisible()
  expect(await page.evaluate(() => Symbol.for('partner-islands') in window)).toBe(false)
})
