import { expect, test } from '../support/test'
import { island } from './markup'

const hotkeys = `<script nonce="{nonce}">
  window.taken = []
  // As pages do: spare fields, but the target is the host element of the island.
  document.addEventListener('keydown', (event) => {
    if (!/^(INPUT|TEXTAREA)$/.test(event.target.tagName) && !event.target.isContentEditable) window.taken.push(event.key)
  })
</script>`

for (const field of ['Input', 'Area', 'Editor'])
  test(`what is typed into ${field} never reaches the hotkeys of the page, but the island hears it`, async ({ page, open }) => {
    await open(hotkeys + island('fields', 'id="a"'))
    await page.getByLabel(field).focus()
    await page.keyboard.type('ab1')
    await expect(page.locator('output')).toHaveText('ab1')
    expect(await page.evaluate(() => Reflect.get(window, 'taken'))).toEqual([])
  })

test('keys that control, and letters outside of fields, go on to the page', async ({ page, open }) => {
  await open(hotkeys + island('fields', 'id="a"'))
  await page.getByLabel('Input').focus()
  for (const key of ['Escape', 'ArrowDown', 'Control+k']) await page.keyboard.press(key)
  await page.getByRole('button', { name: 'Button' }).focus()
  await page.keyboard.press('g')
  expect(await page.evaluate(() => Reflect.get(window, 'taken'))).toEqual(['Escape', 'ArrowDown', 'Control', 'k', 'g'])
})
