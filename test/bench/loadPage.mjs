// What a browser asks for to show a page with nothing in its cache, and when the page can be used.
import { chromium } from '@playwright/test'

/** A page counts as idle when it has asked for nothing for that long. */
const QUIET_MS = 1_500

/** As often as a browser draws. */
const LOOK_EVERY_MS = 16
const USABLE_WITHIN_MS = 30_000

/** What the server writes for the main area. */
const WRITTEN = '[data-island=main] > h1, [data-island=main] > header'

/**
 * Pages, and what there is to see first on each: of what islands show the header of the details, the first card, the first row, and of what
 * the server has written for the same (`plain`).
 */
export const PAGES = {
  shell: { path: '/nothing-here', usable: '[data-island=sidebar] >> .partner-root a', plain: '[data-island=sidebar] a' },
  overview: { path: '/', usable: '[data-island=main] >> .partner-root [data-card]', plain: WRITTEN },
  tickets: { path: '/tickets', usable: '[data-island=main] >> .partner-root tbody a', plain: WRITTEN },
  details: { path: '/website/1', usable: '[data-island=main] >> .partner-root header h1', plain: WRITTEN },
  users: { path: '/users', usable: '[data-island=main] >> .partner-root tbody tr', plain: WRITTEN },
  profile: { path: '/profile', usable: '[data-island=main] >> .partner-root form', plain: WRITTEN },
}

const DESKTOP = { width: 1366, height: 768 }
export const PHONE = { width: 375, height: 812 }

export async function openBrowser() {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return chromium.launch({ executablePath: process.env.PARTNER_CHROMIUM, args })
}

/** The browser of somebody who has signed in, from the cookie of the session. */
export function stateOf(origin, cookie) {
  const [name, value] = cookie.split('=')
  const rest = {
    domain: new URL(origin).hostname,
    path: '/',
    expires: -1,
    httpOnly: true,
    secure: origin.startsWith('https:'),
    sameSite: 'Lax',
  }
  return { cookies: [{ name, value, ...rest }], origins: [] }
}

/**
 * A page with nothing in its cache; milliseconds of latency, megabits per second, how many times slower the processor is, and whether the page
 * stays without scripts.
 */
export async function withPage(browser, storageState, { latency = 0, megabits, processor = 1, isPlain = false, viewport = DESKTOP }, act) {
  const context = await browser.newContext({ storageState, ignoreHTTPSErrors: true, javaScriptEnabled: !isPlain, viewport })
  try {
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    const speed = megabits ? (megabits * 1_000_000) / 8 : -1
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput: speed, uploadThroughput: speed })
    await client.send('Emulation.setCPUThrottlingRate', { rate: processor })
    await page.addInitScript(observeShifts)
    return await act(page)
  } finally {
    await context.close()
  }
}

/** Milliseconds until what is to be used is there. Asked from outside: in a page without scripts no frame calls anything back. */
export async function usableAfter(page, url, selector) {
  await page.goto(url, { waitUntil: 'commit' })
  const until = Date.now() + USABLE_WITHIN_MS
  while (Date.now() < until) {
    const found = await page.evaluate(findUsable, selector.split(' >> '))
    if (found) return found
    await page.waitForTimeout(LOOK_EVERY_MS)
  }
  throw new Error(`${selector} did not come on ${url}`)
}

function findUsable([outer, inner]) {
  const hosts = [...document.querySelectorAll(outer)]
  const parts = inner ? hosts.map(({ shadowRoot }) => shadowRoot?.querySelector(inner)) : hosts
  return parts.some((part) => part?.checkVisibility()) && performance.now()
}

/** All that was asked for until the page is idle, in bytes on the wire, and how far what was there has moved. */
export async function filesOf(page) {
  for (let before = -1; ; ) {
    const now = await page.evaluate(() => performance.getEntriesByType('resource').length)
    if (now === before) break
    before = now
    await page.waitForTimeout(QUIET_MS)
  }
  return page.evaluate(() => {
    const [html] = performance.getEntriesByType('navigation')
    const files = performance.getEntriesByType('resource').map(({ name, encodedBodySize, startTime, responseEnd }) => ({
      name: name.replace(location.origin, ''),
      bytes: encodedBodySize,
      start: startTime,
      end: responseEnd,
    }))
    const scripts = files.filter(({ name }) => /\.js(\?|$)/.test(name))
    return { html: html.encodedBodySize, files, scripts, shift: globalThis.layoutShift }
  })
}

function observeShifts() {
  globalThis.layoutShift = 0
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.layoutShift += value
  }).observe({ type: 'layout-shift', buffered: true })
}
