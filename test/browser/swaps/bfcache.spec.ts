import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { counter } from '../runtime/markup'
import { hostPage } from '../support/hostPage'
import { expect, test } from '../support/test'
import { expectUsed, mounted, use } from './support'

/** The headless shell, which runs the other tests, keeps no pages. */
const KEEPS_PAGES = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((file) => existsSync(file))

if (KEEPS_PAGES)
  test('Back shows the page that the browser kept, as it was left, with one island that works', async ({ host }) => {
    const address = host.publish(hostPage(counter('a', 'A'), {}))
    const elsewhere = host.publish({ html: '<!doctype html><title>Elsewhere</title>', isStrict: false })
    const browser = await chromium.launch({
      executablePath: KEEPS_PAGES,
      headless: false,
      args: ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    const page = await browser.newPage()
    await page.addInitScript(() =>
      addEventListener('pageshow', ({ persisted }) => document.documentElement.toggleAttribute('data-kept', persisted)),
    )
    await page.goto(address)
    await use(page, 'a')
    await page.goto(elsewhere)
    // A page that is kept does not load, which `goBack` waits for.
    await page.evaluate(() => setTimeout(() => history.back()))
    await page.waitForURL(address, { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-kept', '')
    await expectUsed(page, 'a', 'A')
    await page.locator('#a button').click()
    await expect(page.locator('#a output')).toHaveText('A: 2')
    expect(await mounted(page)).toBe(1)
    await browser.close()
  })
else console.log('Not run, no browser that keeps pages is installed: apt-get install chromium')

// The same by its events, for every browser.
test('a page that the browser puts away and shows again goes on as it was left, once', async ({ page, open, failures }) => {
  await open(counter('a', 'A'))
  await use(page, 'a')
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expectUsed(page, 'a', 'A')
  await page.locator('#a button').click()
  await expect(page.locator('#a output')).toHaveText('A: 2')
  expect(await mounted(page)).toBe(1)
  expect(await failures()).toEqual([])
})
