import { counter } from '../runtime/markup'
import { hostPage } from '../support/hostPage'
import { expect, test } from '../support/test'
import { expectUsed, mounted, use } from './support'

const PJAX = `<script src="/node_modules/pjax/pjax.js"></script>
<script>addEventListener('DOMContentLoaded', () => new Pjax({ selectors: ['title', 'main', '[data-partner-page]'], cacheBust: false }))</script>`

test('a page that is swapped in part keeps the islands of the rest', async ({ page, open, host, failures }) => {
  const body = (id: string, link: string) => `${counter('frame', 'Frame')}<main>${counter(id, id)}${link}</main>`
  const next = host.publish(hostPage(body('b', ''), { head: PJAX }))
  await open(body('a', `<a href="${next}">Go</a>`), { head: PJAX })
  await use(page, 'frame')
  await use(page, 'a')
  await page.getByRole('link', { name: 'Go' }).click()
  await expect(page.locator('#b output')).toHaveText('b: 0')
  await expectUsed(page, 'frame', 'Frame')
  await expect.poll(() => mounted(page)).toBe(2)
  await page.goBack()
  await expect(page.locator('#a output')).toHaveText('a: 0')
  await expectUsed(page, 'frame', 'Frame')
  await expect.poll(() => mounted(page)).toBe(2)
  expect(await failures()).toEqual([])
})
