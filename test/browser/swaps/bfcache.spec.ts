import { counter } from '../runtime/markup'
import { expect, test } from '../support/test'
import { expectUsed, mounted, use } from './support'

// The events that the back-forward cache brings: Chromium's headless shell, which runs the tests, keeps no pages.
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
