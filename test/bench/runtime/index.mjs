import { spawnSync } from 'node:child_process'
import { chromium } from '@playwright/test'
import config from '../../../playwright.config.ts'
import { hostPage } from '../../browser/support/hostPage.ts'
import { startHostServer } from '../../browser/support/hostServer.ts'
import { measureCycles } from '../../browser/support/measureCycles.ts'
import { isFrame, isTask, traceMainThread } from '../traceMainThread.mjs'

const ROUNDS = 21
/** One island takes so little that the machine's own noise is a tenth of it. */
const ROUNDS_OF_ONE = 151
const FIXTURE = 'runtimeBench'
/** A frame may begin with a mouse move of the browser's own; to find what is under it, it lays out first. */
const HIT_TEST = 'LayoutView::HitTest'
const figures = {}

const { status } = spawnSync('npx', ['rollup', '-c', 'test/fixtures/rollup.config.mjs', '--silent'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, FIXTURE },
})
if (status !== 0) process.exit(1)
const host = await startHostServer()
const browser = await chromium.launch(config.use.launchOptions)
const page = await browser.newPage()
await page.goto(host.publish(hostPage('', { fixture: FIXTURE })))
await page.waitForFunction(() => 'bench' in window)

await page.evaluate(() => window.bench.prepare())
// Warms both up.
for (let turn = 0; turn < 5; turn++)
  for (const subject of ['plain', 'islands']) await page.evaluate((name) => window.bench.mount(name, 12), subject)

for (const count of [1, 12, 50]) {
  const measure = (subject) => page.evaluate(([name, n]) => window.bench.mount(name, n), [subject, count])
  figures[`mount ${count}`] = await compare(measure, 1.25, count === 1 ? ROUNDS_OF_ONE : ROUNDS)
}
figures['update that concerns 12 of 12'] = await compare(
  (subject) => page.evaluate((name) => window.bench.fanOut(name, 12, 20), subject),
  1.15,
)
const renders = await page.evaluate(() => window.bench.concerned('islands', 12))
figures['renders of an update that concerns 1 of 12'] = { value: renders, limit: 1, ok: renders === 1 }

const longest = await longestTask(() => page.evaluate(() => window.bench.show(30)))
figures['longest task besides layout and paint while 30 islands mount'] = { value: longest, unit: 'ms', limit: 50, ok: longest <= 50 }

const markup = '<div data-island="board"><script type="application/json">{"index":0}</script></div>'.repeat(3)
const growth = await measureCycles(page, { markup, selector: 'table', warmUp: 200, cycles: 200 })
figures['nodes left after 200 cycles'] = { value: growth.nodes, limit: 0, ok: growth.nodes <= 0 }
figures['listeners left after 200 cycles'] = { value: growth.listeners, limit: 0, ok: growth.listeners <= 0 }
figures['heap left after 200 cycles'] = { value: growth.heapBytes, unit: 'bytes', limit: 60_000, ok: growth.heapBytes <= 60_000 }

await browser.close()
await host.stop()
console.log(JSON.stringify(figures, null, 2))

/** Alternates both in the same run, so that what else the machine does hits both: the ratio is the median over the rounds. */
async function compare(measure, limit, rounds = ROUNDS) {
  const pairs = []
  for (let turn = 0; turn < rounds; turn++) {
    const order = turn % 2 ? ['plain', 'islands'] : ['islands', 'plain']
    const times = {}
    for (const subject of order) times[subject] = await measure(subject)
    pairs.push(times)
  }
  const ratio = median(pairs.map(({ plain, islands }) => islands / plain))
  return { value: round(median(pairs.map(({ islands }) => islands))), unit: 'ms', ratio: round(ratio), limit, ok: ratio <= limit }
}

/**
 * By the processor time of the thread, because other processes are no fault of ours. What the browser takes to lay out and paint depends on
 * the content of the islands and on how often it makes a frame.
 */
async function longestTask(act) {
  const events = await traceMainThread(browser, page, act)
  const frames = outermost(events.filter((event) => isFrame(event) || event.name === HIT_TEST))
  const ownTime = (task) =>
    frames.filter(({ ts }) => ts >= task.ts && ts < task.ts + task.dur).reduce((rest, frame) => rest - frame.tdur, task.tdur)
  return round(Math.max(...events.filter(isTask).map(ownTime)) / 1000)
}

function outermost(events) {
  return events.filter((one) => !events.some((other) => other !== one && other.ts <= one.ts && one.ts + one.dur <= other.ts + other.dur))
}

function median(values) {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)]
}

function round(value) {
  return Math.round(value * 1000) / 1000
}
