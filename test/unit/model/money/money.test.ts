import { formatMoneyMinor } from '../../../../src/model'

const plain = (text: string) => text.replace(/\s/g, ' ')

test.each([
  [123456, 'EUR', 'de', '1.234,56 €'],
  [123456, 'USD', 'en', '$1,234.56'],
  [-5, 'EUR', 'en', '-€0.05'],
  [0, 'EUR', 'fr', '0,00 €'],
  // Also of currencies without smaller coins a host sends hundredths: 123,400 of them are ¥1,234, and what is less than one yen is rounded.
  [123400, 'JPY', 'ja', '￥1,234'],
  [123456, 'JPY', 'en', '¥1,235'],
])('%d minor units of %s in %s', (minorUnits, currency, locale, text) => {
  expect(plain(formatMoneyMinor(minorUnits, currency, locale))).toBe(text)
})
