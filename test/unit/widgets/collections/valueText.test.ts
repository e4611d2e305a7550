import { createFormats } from '../../../../src/i18n'
import { valueText } from '../../../../widgets/collections/items/valueText'

const t = (key: string) => key
const words = { t, formats: createFormats('en', 'UTC', t) }

test.each([
  ['text', '<b>as written</b>', '<b>as written</b>'],
  ['html', '<p>Fresh <b>bread</b></p><p>daily</p>', 'Fresh bread daily'],
  ['html', 'a < b', 'a < b'],
  ['number', 1234.5, '1,234.5'],
  ['boolean', false, 'collections.no'],
  ['date', '2026-01-09', words.formats.date('2026-01-09')],
  ['date', 'some day', 'some day'],
  ['text', null, ''],
])('a value of %s is read as words', (type, value, text) => {
  expect(valueText(type, value, words)).toBe(text)
})
