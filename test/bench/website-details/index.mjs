// The page of one website, from navigation to a usable header and to filled cards, against a page that holds the same data as plain HTML;
// and how long typing keeps the page from painting with 10,000 entries loaded, four times throttled. Large data set, embedded database.
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { serve } from '@hono/node-server'
import config from '../../../playwright.config.ts'
import { openDatabase } from '../../../demo/db/index.ts'
import { gatherStatistics } from '../../../demo/services/index.ts'
import { DEMO_PASSWORD, seed } from '../../../demo/seeds/index.ts'
import { createApp } from '../../../demo/createApp.ts'
import { createServices } from '../../../demo/createServices.ts'
import { readSettings } from '../../../demo/settings.ts'
import { longestFrame, traceMainThread } from '../traceMainThread.mjs'

const ROUNDS = 5
const ENTRIES = 10_000
const BATCH = 500
const THROTTLE = 4
/** The longest frame while somebody types, in milliseconds. */
const FRAME_MS = 50
/** How long reading the log to its beginning may take. */
const PATIENCE_MS = 240_000
/** Milliseconds of rest before frames are measured. */
const SETTLE_MS = 1_000
/** How often the text is typed; the longest frame of all of them counts. */
const TYPINGS = 5
/** Milliseconds from key to key. */
const KEY_MS = 60
const TEXT = 'We have looked at your pictures and put the best ones on the first page.'

const folder = mkdtempSync(path.join(tmpdir(), 'partner-islands-details-'))
const settings = readSettings({ DATA_DIR: folder, CALLS_PER_MINUTE: '1000000' }, process.cwd())
const open = await openDatabase(settings.database)
const services = await createServices(open, { ...settings, log: () => {} })
await seed({ db: open.db, files: services.files, name: 'large', now: services.clock.now() })
const server = await new Promise((resolve) => {
  const started = serve({ fetch: createApp(services).fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(started))
})
const origin = `http://127.0.0.1:${server.address().port}`
const browser = await chromium.launch(config.use.launchOptions)

const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
await page.goto(`${origin}/login`)
await page.locator('input[type=email]').fill('admin@demo.partner')
await page.locator('input[type=password]').fill(DEMO_PASSWORD)
await page.locator('form button[type=submit]').first().click()
await page.waitForURL((url) => !url.pathname.startsWith('/login'))

const { partner_id: partnerId } = await open.db
  .selectFrom('sessions')
  .select('partner_id')
  .where('partner_id', 'is not', null)
  .executeTakeFirstOrThrow()
const website = await open.db
  .selectFrom('websites')
  .where('websites.partner_id', '=', partnerId)
  .innerJoin('messages', 'messages.website_id', 'websites.id')
  .select(['websites.id', 'websites.partner_id'])
  .groupBy(['websites.id', 'websites.partner_id'])
  .orderBy((eb) => eb.fn.countAll(), 'desc')
  .executeTakeFirstOrThrow()
const plain = await servePlainPage()

const samples = { header: [], cards: [], plain: [] }
for (let round = 0; round <= ROUNDS; round++) {
  const ours = await openOurs()
  const theirs = await openPlain()
  // The first round warms up.
  if (round === 0) continue
  samples.header.push(ours.header)
  samples.cards.push(ours.cards)
  samples.plain.push(theirs)
}
const floor = median(samples.plain)
const figures = {}
for (const name of ['header', 'cards']) {
  const value = median(samples[name])
  figures[`opening, ${name === 'header' ? 'header usable' : 'all cards filled'}`] = {
    value,
    unit: `ms; plain page ${Math.round(floor)}`,
    ratio: value / floor,
  }
}
const short = await longestFramesTyping()
await fillLog()
const long = await longestFramesTyping()
figures[`typing with ${ENTRIES} entries, longest frame`] = {
  value: Math.max(...long),
  unit: `ms; longest of each of ${TYPINGS} texts, median ${Math.round(median(long))}; with few entries ${Math.round(median(short))}`,
  ratio: median(long) / median(short),
  limit: FRAME_MS,
  ok: Math.max(...long) <= FRAME_MS,
}

await browser.close()
plain.close()
server.close()
server.closeAllConnections()
await services.dns.close()
await services.events.close()
await open.close()
rmSync(folder, { recursive: true })
console.log(JSON.stringify(figures, null, 2))
process.exit(0)

/** Milliseconds from navigation to each of the two states, by the clock of the page. */
async function openOurs() {
  await page.goto(`${origin}/website/${website.id}`, { waitUntil: 'commit' })
  return page.evaluate(async () => {
    const rootOf = () => document.querySelector('main [data-island]')?.shadowRoot
    const until = async (isSo) => {
      while (!isSo()) await new Promise(requestAnimationFrame)
      return performance.now()
    }
    const header = await until(() => rootOf()?.querySelector('header h1') && rootOf()?.querySelector('header button[aria-haspopup]'))
    const cards = await until(() => !rootOf()?.querySelector('[aria-busy=true]'))
    return { header, cards }
  })
}

async function openPlain() {
  await page.goto(`http://127.0.0.1:${plain.address().port}/`, { waitUntil: 'commit' })
  return page.evaluate(async () => {
    while (document.readyState !== 'complete') await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    return performance.now()
  })
}

/** The same data, asked for over the same routes for each page, as a server without islands would print them. */
async function servePlainPage() {
  const [cookie] = await page.context().cookies()
  const routes = [
    `/api/website-details/${website.id}`,
    `/api/website/customer/${website.id}`,
    `/api/website/${website.id}/logs?limit=50`,
    `/website/${website.id}/todo`,
    `/website/${website.id}/note`,
  ]
  const headers = { cookie: `${cookie.name}=${cookie.value}`, accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' }
  const ask = async (route) => {
    const response = await fetch(origin + route, { headers })
    if (!response.ok) throw new Error(`${route} answers ${response.status}`)
    return response.json()
  }
  const plainServer = http.createServer(async (_, response) => {
    const data = await Promise.all(routes.map(ask))
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><title>Website</title>${data.map((part) => `<section>${listOf(part)}</section>`).join('')}`)
  })
  await new Promise((resolve) => plainServer.listen(0, '127.0.0.1', resolve))
  return plainServer
}

function listOf(value) {
  if (typeof value !== 'object' || value === null) return String(value).replaceAll('<', '&lt;')
  return `<dl>${Object.entries(value)
    .map(([name, part]) => `<dt>${name}</dt><dd>${listOf(part)}</dd>`)
    .join('')}</dl>`
}

async function fillLog() {
  const rows = Array.from({ length: ENTRIES }, (_, nth) => ({
    website_id: website.id,
    partner_id: website.partner_id,
    category: ['message_from', 'message_to', 'intern', 'call'][nth % 4],
    subject: `Entry ${nth}`,
    message: `Text of entry ${nth}. ${TEXT}`,
    message_html: null,
    date: new Date(Date.now() - (ENTRIES - nth) * 60_000),
    created_at: new Date(),
    cc: '[]',
    bcc: '[]',
  }))
  for (let from = 0; from < ENTRIES; from += BATCH)
    await open.db
      .insertInto('messages')
      .values(rows.slice(from, from + BATCH))
      .execute()
  await gatherStatistics(open.db)
}

/** Reads the log to its beginning, then types the text several times; answers the longest frame of each. */
async function longestFramesTyping() {
  await openOurs()
  await page.evaluate(async (patience) => {
    const started = performance.now()
    const scroller = () => document.querySelector('main [data-island]').shadowRoot.querySelector('[data-scroller]')
    const isMore = () => scroller().querySelector('[class*=edge-]')
    while (isMore()) {
      if (performance.now() - started > patience) throw new Error(`Not read to its beginning: ${isMore().textContent}`)
      scroller().scrollTop = 0
      await new Promise(requestAnimationFrame)
    }
  }, PATIENCE_MS)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
  const field = page.getByRole('form', { name: 'New entry' }).getByRole('textbox', { name: 'Internal note' })
  const longest = []
  for (let nth = 0; nth < TYPINGS; nth++) {
    await field.fill('')
    await field.click()
    // What reading the log and the click have set off and left behind is no part of typing.
    await session.send('HeapProfiler.collectGarbage')
    await page.waitForTimeout(SETTLE_MS)
    longest.push(longestFrame(await traceMainThread(browser, page, type)))
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.detach()
  return longest
}

/** Words, a line more, and that line taken back. */
async function type() {
  await page.keyboard.type(TEXT, { delay: KEY_MS })
  for (const key of ['Enter', 'Enter', 'Backspace', 'Backspace']) await page.keyboard.press(key, { delay: KEY_MS })
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}
