// When a page can be used, on slow networks and a slow processor, with nothing in the browser's cache; how many times longer that takes than the
// same page without scripts; how far things move while it loads; and the way from one screen to another: `npm run bench -- load-page`.
// Reference host over TLS (HTTP/2), small data set. Waterfalls are drawn to dist-test/waterfalls.
import { mkdirSync, writeFileSync } from 'node:fs'
import { filesOf, openBrowser, PAGES, PHONE, stateOf, usableAfter, withPage } from '../loadPage.mjs'
import { signIn, startHost } from '../startHost.mjs'

const ROUNDS = 3
const NETWORKS = {
  '60 ms, 9 Mbit/s': { latency: 60, megabits: 9, limit: 900, shell: 600 },
  '150 ms, 1.6 Mbit/s': { latency: 150, megabits: 1.6, limit: 2_200, shell: 1_500 },
  'processor 4 times slower': { processor: 4 },
}
/** To the same data as a plain page. */
const RATIO = 1.5
const SHIFT = 0.02
const WAY_MS = 250
const WAY_REQUESTS = 3
const POINTING_MS = 250
const WATERFALLS = 'dist-test/waterfalls'

// The certificate is the host's own.
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
const { origin, stop } = await startHost({ TLS: '1' })
const browser = await openBrowser()
const figures = {}
try {
  const state = stateOf(origin, await signIn(origin))
  for (const [name, { path, usable, plain }] of Object.entries(PAGES)) {
    for (const [network, { limit, shell, ...slow }] of Object.entries(NETWORKS)) {
      const [times, floors] = [[], []]
      // In turn, so that both meet the same moods of the machine.
      for (let round = 0; round < ROUNDS; round++) {
        times.push(await withPage(browser, state, slow, (page) => usableAfter(page, origin + path, usable)))
        floors.push(await withPage(browser, state, { ...slow, isPlain: true }, (page) => usableAfter(page, origin + path, plain)))
      }
      const value = median(times)
      const ratio = value / median(floors)
      const goal = name === 'shell' ? shell : limit
      figures[`${path}, ${network}`] = goal
        ? { value, unit: 'ms', ratio, limit: `${goal} ms`, ok: value <= goal }
        : { value, unit: 'ms', ratio, limit: `${RATIO}x`, ok: ratio <= RATIO }
    }
    const load = (viewport) =>
      withPage(browser, state, { ...NETWORKS['60 ms, 9 Mbit/s'], ...viewport }, async (page) => {
        await page.goto(origin + path)
        return filesOf(page)
      })
    const loaded = await load({})
    const { shift } = await load({ viewport: PHONE })
    figures[`${path}, layout shift`] = { value: loaded.shift, limit: String(SHIFT), ok: loaded.shift < SHIFT }
    figures[`${path}, layout shift, phone`] = { value: shift, limit: String(SHIFT), ok: shift < SHIFT }
    draw(name, loaded.files)
  }
  const way = await withPage(browser, state, NETWORKS['60 ms, 9 Mbit/s'], (page) => walk(page))
  figures['from the overview to tickets'] = { value: way.milliseconds, unit: 'ms', limit: `${WAY_MS} ms`, ok: way.milliseconds <= WAY_MS }
  figures['from the overview to tickets, scripts and calls'] = {
    value: way.requests,
    limit: String(WAY_REQUESTS),
    ok: way.requests <= WAY_REQUESTS,
  }
} finally {
  await browser.close()
  await stop()
}
console.log(JSON.stringify(figures, null, 2))

/** From one screen to another that was not open yet. People point at a link for a moment before they press. */
async function walk(page) {
  await page.goto(origin + PAGES.overview.path)
  const link = page.locator('[data-island=sidebar] >> .partner-root a[href="/tickets"]')
  await filesOf(page)
  await link.hover()
  await page.waitForTimeout(POINTING_MS)
  const before = await filesNow(page)
  const started = Date.now()
  await link.click()
  await page.locator(PAGES.tickets.usable).first().waitFor({ state: 'visible' })
  const milliseconds = Date.now() - started
  const known = new Set(before)
  const { files } = await filesOf(page)
  return { milliseconds, requests: files.filter(({ name }) => !known.has(name) && !/\.woff2$|\/file\b/.test(name)).length }
}

function filesNow(page) {
  return page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.replace(location.origin, '')))
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}

/** Which file was asked for when, and until when it came, as a picture. */
function draw(name, files) {
  const [row, scale, labels] = [14, 0.4, 420]
  const bars = files.map((file, index) => {
    const y = index * row
    const x = labels + file.start * scale
    const width = Math.max(1, (file.end - file.start) * scale)
    const label = file.name.replace(/&/g, '&amp;').replace(/</g, '&lt;').slice(0, 60)
    return `<text x="4" y="${y + 10}">${label}</text><rect x="${x}" y="${y + 2}" width="${width}" height="10" fill="${file.name.endsWith('.js') ? '#0b6b75' : '#c28a00'}"/>`
  })
  const width = labels + Math.max(...files.map(({ end }) => end)) * scale + 20
  mkdirSync(WATERFALLS, { recursive: true })
  writeFileSync(
    `${WATERFALLS}/${name}.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${files.length * row}" font-family="monospace" font-size="10">${bars.join('')}</svg>\n`,
  )
}
