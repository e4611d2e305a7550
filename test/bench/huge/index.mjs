// The day's work of a partner with 10,000 websites and 100,000 messages: the longest frame while board, list, search, bulk, tickets and
// unassigned e-mails are used, four times throttled, and the longest that the host takes to answer meanwhile. Data set huge, embedded database.
import { openBrowser, stateOf } from '../loadPage.mjs'
import { signIn, startHost } from '../startHost.mjs'
import { longestFrame, traceMainThread } from '../traceMainThread.mjs'

const THROTTLE = 4
/** The longest frame, in milliseconds. */
const FRAME_MS = 50
/** The longest answer, in milliseconds. */
const ANSWER_MS = 500
/** What a screen does by itself is over after so many milliseconds without a call. */
const QUIET_MS = 1_500
/** Milliseconds from key to key, and from turn to turn of the wheel. */
const KEY_MS = 60
const WHEEL_MS = 30
/** Rows are clicked beside what is in them. */
const FROM_EDGE = 12
const PATIENCE_MS = 120_000
const WORDS = 'bäckerei'
/** Of the change of all websites. */
const BATCHES = 4

const host = await startHost({ DATA_SET: 'huge' })
const browser = await openBrowser()
const state = stateOf(host.origin, await signIn(host.origin))
const page = await (await browser.newContext({ storageState: state, viewport: { width: 1440, height: 900 } })).newPage()
page.setDefaultTimeout(PATIENCE_MS)
const main = page.locator('[data-island=main] .partner-root')
const bar = page.getByRole('region', { name: 'Selected websites' })
const session = await page.context().newCDPSession(page)
const answers = []
/** What the page waits for. */
const asked = new Set()
let lastCall = 0
page.on('request', (request) => request.resourceType() === 'fetch' && asked.add(request))
page.on('requestfailed', (request) => asked.delete(request))
page.on('requestfinished', (request) => {
  if (!asked.delete(request)) return
  const { requestStart, responseEnd } = request.timing()
  answers.push({ ms: responseEnd - requestStart, name: nameOf(request) })
  lastCall = performance.now()
})

/** Some batches say enough. */
const changeAll = {
  isOpen: true,
  async find() {
    const start = await click(page.getByRole('button', { name: /^Change [\d,]+ websites$/ })).find()
    return async () => {
      await start()
      for (let nth = 0; nth < BATCHES; nth++) await page.waitForResponse(/websites\/change$/)
    }
  },
}

const figures = {}
await step('board', { open: '/', shown: main.locator('[data-card]'), use: [scroll] })
await step('list', { open: '/websites?limit=100', shown: main.locator('tbody tr'), use: [scroll] })
await step('search', {
  open: '/websites?limit=100',
  shown: main.locator('tbody tr'),
  use: [
    click(main.getByRole('searchbox')),
    () => page.keyboard.type(WORDS, { delay: KEY_MS }),
    async () => {
      for (const _ of WORDS) await page.keyboard.press('Backspace', { delay: KEY_MS })
    },
  ],
})
await step('bulk', {
  open: '/websites?limit=100',
  shown: main.locator('tbody tr'),
  use: [
    click(page.getByRole('checkbox', { name: 'Select all' })),
    click(bar.getByRole('button', { name: /^Select all/ })),
    click(bar.getByRole('button', { name: 'Status', exact: true })),
    press('Escape'),
    click(bar.getByRole('button', { name: 'Assign', exact: true })),
    click(page.getByRole('option', { name: /Jonas Falk/ })),
    changeAll,
    click(page.getByRole('button', { name: 'Stop', exact: true })),
  ],
})
await step('tickets', {
  open: '/tickets?tab=all',
  shown: main.locator('[data-row]'),
  use: [
    click(main.locator('[data-row]')),
    click(page.getByRole('complementary', { name: 'Open ticket' }).getByRole('textbox', { name: 'Answer', exact: true })),
    () => page.keyboard.type(WORDS, { delay: KEY_MS }),
    ...['Escape', 'j', 'j', 'k'].map(press),
  ],
})
await step('unassigned e-mails', {
  open: '/unassigned_emails',
  shown: page.getByRole('complementary', { name: 'Open e-mail' }).getByRole('heading', { level: 2 }),
  use: ['j', 'j', 'k'].map(press),
})
await browser.close()
await host.stop()
console.log(JSON.stringify(figures, null, 2))

async function step(name, { open, shown, use }) {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  asked.clear()
  answers.length = 0
  const start = performance.now()
  await page.goto(host.origin + open)
  await shown.first().waitFor()
  figures[`${name}, opened: shown after`] = { value: performance.now() - start, unit: 'ms' }
  await quiet()
  figures[`${name}, opened: longest answer`] = answerFigure()
  let frame = 0
  for (const gesture of use) frame = Math.max(frame, await frameOf(gesture))
  figures[`${name}, used: longest frame`] = { value: frame, unit: 'ms', limit: FRAME_MS, ok: frame <= FRAME_MS }
  figures[`${name}, used: longest answer`] = answerFigure()
}

/** The longest frame while something is done, which is found before: to look for it takes the page longer than to do it. */
async function frameOf(gesture) {
  const act = (await gesture.find?.()) ?? gesture
  await session.send('HeapProfiler.collectGarbage')
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
  const events = await traceMainThread(browser, page, async () => {
    await act()
    if (!gesture.isOpen) await quiet()
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return longestFrame(events)
}

function click(target) {
  const find = async () => {
    const { x, y, width, height } = await boxOf(target.first())
    return () => page.mouse.click(x + Math.min(width / 2, FROM_EDGE), y + Math.min(height / 2, FROM_EDGE))
  }
  return { find }
}

async function boxOf(target) {
  await target.waitFor()
  await target.scrollIntoViewIfNeeded()
  return target.boundingBox()
}

function press(key) {
  return () => page.keyboard.press(key)
}

function answerFigure() {
  const { ms, name } = answers.reduce((longest, answer) => (answer.ms > longest.ms ? answer : longest), { ms: 0, name: 'nothing asked' })
  answers.length = 0
  return { value: ms, unit: `ms; ${name}`, limit: ANSWER_MS, ok: ms <= ANSWER_MS }
}

/** What was asked for is there, and nothing has been asked for since. */
async function quiet() {
  lastCall = performance.now()
  while (asked.size > 0 || performance.now() - lastCall < QUIET_MS) await page.waitForTimeout(QUIET_MS / 10)
}

/** Down and up again. */
async function scroll() {
  await page.mouse.move(720, 500)
  for (const by of [240, -240])
    for (let nth = 0; nth < 40; nth++) {
      await page.mouse.wheel(0, by)
      await page.waitForTimeout(WHEEL_MS)
    }
}

/** Without numbers, which differ from run to run. */
function nameOf(request) {
  return `${request.method()} ${new URL(request.url()).pathname.replaceAll(/\d+/g, 'N')}`
}
