import { expect, settled, test } from '../support/test'
import { counter, errorsOf, island } from './markup'

test('nothing an island does violates the strict policy or Trusted Types', async ({ page, open, violations, failures }) => {
  const errors = errorsOf(page)
  await open(counter('a', 'A') + island('speaker') + island('menu', 'data-island-load="interaction"') + island('render', 'id="bad"'), {
    isStrict: true,
  })
  await page.locator('#a button').click()
  await expect(page.locator('#bad').getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.getByRole('button', { name: 'Say' }).click()
  await page.getByRole('button', { name: 'Note' }).click()
  await page.getByRole('button', { name: 'Open' }).click()
  await page.getByRole('button', { name: 'Say inside' }).click()
  await page.keyboard.press('Escape')
  await page.locator('[data-island=menu]').click()
  await expect(page.getByTestId('menu')).toBeVisible()
  await page.locator('#bad').getByRole('button').click()
  await page.evaluate(() => document.getElementById('a')?.remove())
  await settled(page)
  expect(await violations()).toEqual([])
  expect((await failures()).map(({ code }) => code)).toEqual(['render', 'render'])
  expect(errors).toEqual([])
})

test('the policy of these tests refuses what it should', async ({ page, open, violations }) => {
  await open('', { isStrict: true })
  await page.evaluate(() => {
    try {
      document.body.innerHTML = '<p>'
    } catch {
      // Refused by Trusted Types.
    }
    document.body.setAttribute('style', 'color: red')
  })
  expect((await violations()).map((text) => text.split(' ')[0])).toEqual(['require-trusted-types-for', 'style-src-attr'])
})

test('a page with taken names and clobbered elements gets its islands', async ({ page, open }) => {
  await open(
    `<form name="routes"><input name="matches"></form><a id="config"></a><img name="getElementById"><img name="querySelector" id="querySelectorAll">
    <script nonce="{nonce}">Object.freeze(Object.prototype); window.React = {}; window.store = null; window.user = 'me'</script>` +
      counter('a', 'A'),
  )
  await expect(page.getByText('A: 0')).toBeVisible()
})
