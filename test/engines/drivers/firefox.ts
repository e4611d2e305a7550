import puppeteer, { type ElementHandle, type KeyInput } from 'puppeteer-core'
import { WINDOW } from '../window'
import type { Engine } from './Engine'

/** Firefox, by WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env['PARTNER_FIREFOX'] ?? '/usr/bin/firefox-esr',
    headless: true,
    // Playwright's tests have it too: what moves while it is clicked is a matter of its own.
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'intl.accept_languages': 'en' },
  })
  // The page that a browser without a window opens by itself never has the focus.
  const page = await browser.newPage()
  page.setDefaultTimeout(60_000)
  await page.setViewport(WINDOW)
  // WebDriver leaves a page without asking; BiDi waits for an answer.
  page.on('dialog', (question) => void question.accept())
  return {
    version: await browser.version(),
    goto: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    reload: async () => void (await page.reload({ waitUntil: 'load' })),
    back: async () => void (await page.goBack({ waitUntil: 'load' })),
    forward: async () => void (await page.goForward({ waitUntil: 'load' })),
    // Puppeteer knows the same function by a type that no generic one fits.
    run: (work, ...args) => page.evaluate(work as never, ...(args as readonly unknown[] as never[])),
    runText: async (script) => void (await page.evaluate(`(() => {${script}})()`)),
    mouse: {
      moveTo: (x, y) => page.mouse.move(x, y),
      down: () => page.mouse.down(),
      up: () => page.mouse.up(),
    },
    type: (text) => page.keyboard.type(text),
    async press(keys) {
      for (const key of keys) await page.keyboard.down(key as KeyInput)
      for (const key of keys.toReversed()) await page.keyboard.up(key as KeyInput)
    },
    async choose(field, files) {
      const input = await page.evaluateHandle(field)
      // The journeys name file fields only.
      await (input as ElementHandle<HTMLInputElement>).uploadFile(...files)
    },
    forgetCookies: async () => browser.deleteCookie(...(await browser.cookies())),
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  }
}
