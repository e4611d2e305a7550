import { formatMoneyMinor } from '../../../src/model'

const plain = (text: string) => text.replace(/\s/g, ' ')

test.each([
  [123456, 'EUR', 'de', '1.234,56 €'],
  [123456, 'USD', 'en', '$1,234.56'],
  [-5, 'EUR', 'en', '-€0.05'],
  [0, 'EUR', 'fr', '0,00 €'],
])('%d minor units of %s in %s', (minorUnits, currency, locale, text) => {
  expect(plain(formatMoneyMinor(minorUnits, currency, locale))).toBe(text)
})
