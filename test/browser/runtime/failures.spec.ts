import type { Page } from '@playwright/test'
import type { IslandFailure } from '../../../src/islands'
import { expect, test } from '../support/test'
import { counter, errorsOf, island } from './markup'

const MESSAGE = 'This part of the page could not be shown.'
const MISSING = 'This part could not be loaded. There may be a newer version of this page'

/** What can be wrong with an island, and the markup that makes it so. */
const KINDS: readonly { code: string; markup: string; break?: (page: Page) => Promise<unknown> }[] = [
  { code: 'name', markup: island('nobody', 'id="bad"') },
  { code: 'name', markup: island('constructor', 'id="bad"') },
  { code: 'name', markup: island('__proto__', 'id="bad"') },
  { code: 'parse', markup: '<div id="bad" data-island="counter"><script type="application/json">{"label":</script><p>server</p></div>' },
  { code: 'validation', markup: island('validated', 'id="bad"', { id: 'seventeen' }) },
  { code: 'chunk', markup: island('flaky', 'id="bad"'), break: (page) => page.route('**/flakyIsland-*.js*', (route) => route.abort()) },
  {
    code: 'chunk',
    markup: island('flaky', 'id="bad"'),
    break: (page) => page.route('**/flakyIsland-*.js*', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' })),
  },
  { code: 'render', markup: island('render', 'id="bad"') },
  { code: 'effect', markup: island('effect', 'id="bad"') },
  { code: 'effect', markup: island('layout', 'id="bad"') },
]

for (const [index, kind] of KINDS.entries())
  for (let position = 0; position < 5; position++)
    test(`${kind.code} ${index} at place ${position} of five: the others stay, one report, a message with Retry`, async ({
      page,
      open,
      failures,
    }) => {
      const errors = errorsOf(page)
      await kind.break?.(page)
      const good = ['a', 'b', 'c', 'd'].map((id) => counter(id, id))
      await open([...good.slice(0, position), kind.markup, ...good.slice(position)].join(''))
      for (const id of ['a', 'b', 'c', 'd']) {
        await page.locator(`#${id} button`).click()
        await expect(page.locator(`#${id} output`)).toHaveText(`${id}: 1`)
      }
      const bad = page.locator('#bad')
      await expect(bad.getByRole('status')).toContainText(kind.code === 'chunk' ? MISSING : MESSAGE)
      await expect(bad.getByText('server')).toBeVisible()
      await expect(bad.getByRole('button', { name: 'Try again' })).toBeVisible()
      await expect(bad.getByRole('button', { name: 'Reload page' })).toHaveCount(kind.code === 'chunk' ? 1 : 0)
      expect((await failures()).map(({ code }) => code)).toEqual([kind.code])
      expect(errors.filter((text) => !text.includes('net::') && !text.includes('MIME'))).toEqual([])
    })

test('an unmount that throws is reported once, and the host is free', async ({ page, open, failures }) => {
  const errors = errorsOf(page)
  await open(island('unmount', 'id="bad"') + counter('a', 'A'))
  await expect(page.getByText('shown')).toBeVisible()
  await page.evaluate(() => document.getElementById('bad')?.remove())
  await expect.poll(failures).toEqual([{ code: 'unmount', island: 'unmount' }])
  await expect(page.getByText('A: 0')).toBeVisible()
  expect(errors).toEqual([])
})

test('a render that throws later brings the server markup back', async ({ page, open, failures }) => {
  await open(island('later', 'id="bad"') + counter('a', 'A'))
  await page.getByRole('button', { name: 'Break' }).click()
  await expect(page.locator('#bad').getByRole('status')).toContainText(MESSAGE)
  await expect(page.locator('#bad').getByText('server')).toBeVisible()
  expect(await failures()).toEqual([{ code: 'render', island: 'later' }])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Break' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Break' })).toBeFocused()
})

test('an event handler that throws costs nothing', async ({ page, open, failures }) => {
  await open(island('later', 'id="bad"'))
  await page.getByRole('button', { name: 'Throw' }).click()
  await expect(page.getByRole('button', { name: 'Throw' })).toBeVisible()
  expect(await failures()).toEqual([])
})

for (const [what, host] of [
  ['an element without shadow roots', '<input id="bad" data-island="counter">'],
  ['an element of SVG', '<svg id="bad" data-island="counter"></svg>'],
  [
    'an element with a shadow root of its own',
    '<div id="bad" data-island="counter"><template shadowrootmode="open"><p>mine</p></template></div>',
  ],
] as const)
  test(`${what} cannot be a host`, async ({ page, open, failures }) => {
    await open(host + counter('a', 'A'))
    await expect(page.getByText('A: 0')).toBeVisible()
    expect(await failures()).toEqual([{ code: 'host', island: 'counter' }])
  })

test('a chunk that fails once is asked for again', async ({ page, open, failures }) => {
  await page.route('**/flakyIsland-*.js*', (route) => route.abort(), { times: 1 })
  await open(island('flaky'))
  await expect(page.getByText('flaky is here')).toBeVisible()
  expect(await failures()).toEqual([])
  expect(await page.evaluate(() => window.islands.attempts)).toEqual([0, 1])
})

test('Retry after a failed chunk loads it', async ({ page, open }) => {
  await page.route('**/flakyIsland-*.js*', (route) => route.abort())
  await open(island('flaky'))
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.unroute('**/flakyIsland-*.js*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('flaky is here')).toBeVisible()
  await expect(page.getByText('server')).toBeHidden()
})

test('an island that could not load offline comes when the network is back', async ({ page, open, context, failures }) => {
  await open(island('flaky', 'data-island-load="manual" id="a"') + counter('b', 'B'))
  await expect(page.getByText('B: 0')).toBeVisible()
  await context.setOffline(true)
  await page.evaluate(() => window.islands.mount('a', 'flaky'))
  await expect.poll(failures).toEqual([{ code: 'chunk', island: 'flaky' }])
  await context.setOffline(false)
  await expect(page.getByText('flaky is here')).toBeVisible()
})

test('a core that cannot be loaded is reported once and comes with Retry, in the language of the page', async ({
  page,
  open,
  failures,
}) => {
  await page.route('**/core-*.js*', (route) => route.abort())
  await open(counter('a', 'A') + counter('b', 'B'), { data: { locale: 'de' } })
  await expect(page.getByText('Dieser Teil konnte nicht geladen werden.')).toHaveCount(2)
  expect(await failures()).toEqual([{ code: 'chunk', island: undefined }])
  await page.unroute('**/core-*.js*')
  await page.getByRole('button', { name: 'Erneut versuchen' }).first().click()
  await expect(page.getByText('A: 0')).toBeVisible()
})

test('an island that is late is warned of after 3 s and given up after 15 s', async ({ page, open, failures }) => {
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  // The clock stands still but for what is told here: on a slow machine a second more goes by.
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  await open(island('never', 'id="bad"') + counter('a', 'A'))
  let passed = 0
  const pass = async (milliseconds: number) => {
    await page.clock.runFor(milliseconds)
    passed += milliseconds
  }
  await expect
    .poll(async () => {
      await pass(50)
      return page.getByText('A: 0').isVisible()
    })
    .toBe(true)
  await pass(2_900 - passed)
  expect(warnings).toEqual([])
  await pass(200)
  expect(warnings).toEqual([expect.stringContaining('"never" is not there after 3000 ms')])
  await pass(14_900 - passed)
  expect(await failures()).toEqual([])
  await pass(200)
  expect(await failures()).toEqual([{ code: 'timeout', island: 'never' }])
  await page.clock.resume()
  await expect(page.locator('#bad').getByRole('status')).toContainText(MESSAGE)
  await expect(page.getByText('A: 0')).toBeVisible()
})

for (const [what, data] of [
  ['a newer contract', { contract: 99 }],
  ['a wrong user', { user: 'me' }],
] as const)
  test(`${what}: one report names the field, the server markup stays, nothing is shown`, async ({ page, open, failures }) => {
    const messages: string[] = []
    page.on('console', (message) => message.type() === 'error' && messages.push(message.text()))
    await open(counter('a', 'A') + counter('b', 'B'), { data })
    await expect.poll(failures).toEqual([{ code: 'page', island: undefined }])
    expect(messages).toHaveLength(1)
    expect(messages[0]).toContain(Object.keys(data)[0])
    await expect(page.getByText('server')).toHaveCount(2)
    await expect(page.getByRole('status')).toHaveCount(0)
  })

test('page data that come right later bring the islands', async ({ page, open, failures }) => {
  await open(counter('a', 'A'), { data: { contract: 99 } })
  await expect.poll(failures).toHaveLength(1)
  await page.evaluate(() => {
    const data = document.querySelector('[data-partner-page]')
    if (data) data.textContent = (data.textContent ?? '').replace('99', '1')
  })
  await expect(page.getByText('A: 0')).toBeVisible()
})

test('a listener that takes a failure over keeps the console and the message away', async ({ page, open, failures }) => {
  const messages: string[] = []
  page.on('console', (message) => message.type() === 'error' && messages.push(message.text()))
  await page.addInitScript(() => addEventListener('partner-islands:error', (event) => event.preventDefault()))
  await open(island('render', 'id="bad"'))
  await expect.poll(failures).toEqual([{ code: 'render', island: 'render' }])
  await expect(page.getByText('server')).toBeVisible()
  await expect(page.getByRole('status')).toHaveCount(0)
  expect(messages).toEqual([])
})

test('the failure carries all that a host needs, and its retry works', async ({ page, open }) => {
  await page.route('**/flakyIsland-*.js*', (route) => route.abort())
  await page.addInitScript(() =>
    addEventListener('partner-islands:error', ({ composed, bubbles, cancelable, detail }) =>
      Object.assign(window, { detail, flags: [composed, bubbles, cancelable] }),
    ),
  )
  await open(island('flaky', 'id="bad"'))
  await expect(page.getByRole('status')).toContainText(MISSING)
  await page.unroute('**/flakyIsland-*.js*')
  const seen = await page.evaluate(() => {
    const { detail, flags } = window as unknown as {
      detail: IslandFailure
      flags: boolean[]
    }
    detail.retry()
    return { ...detail, host: detail.host.id, error: detail.error.name, flags }
  })
  expect(seen).toMatchObject({ code: 'chunk', island: 'flaky', host: 'bad', error: 'IslandError', flags: [true, true, true] })
  await expect(page.getByText('flaky is here')).toBeVisible()
})
