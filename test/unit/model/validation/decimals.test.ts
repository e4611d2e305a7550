import fc from 'fast-check'
import { LOCALES, readDecimal, writeDecimal } from '../../../../src/model'

it.each([
  ['de', '4,50', 4.5],
  ['de', '4.50', 4.5],
  ['de', '1.234,50', 1234.5],
  ['de', '1,234.50', 1234.5],
  ['de', '1.234', 1234],
  ['de', '1,234', 1.234],
  ['de', '0.125', 0.125],
  ['de', '1.234.567', 1_234_567],
  ['en', '4,50', 4.5],
  ['en', '1,234', 1234],
  ['en', '1.234', 1.234],
  ['en', '1,234,567.5', 1_234_567.5],
  ['en', '€1,234.50', 1234.5],
  ['fr', '1 234,5 €', 1234.5],
  ['fr', '1\u202f234,5', 1234.5],
  ['fr', '1.234', 1.234],
  ['pl', '12 345,67', 12_345.67],
  ['en', 'CHF 1’234.50', 1234.5],
  ['ja', '１２３．５', 123.5],
  ['en', '-4.5', -4.5],
  ['en', '−4.5', -4.5],
  ['en', '.5', 0.5],
  ['de', ',5', 0.5],
  ['de', '4,', 4],
  ['de', '0,0', 0],
  ['en', '', null],
  ['en', '-', null],
  ['en', ',', null],
  ['en', 'free', null],
  ['en', '12-14', null],
  ['en', '5 or 6', null],
])('in %s %j is %p', (locale, text, value) => {
  expect(readDecimal(text, locale)).toBe(value)
})

it('a number is read as it was written, in every language', () => {
  const hundredths = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((value) => value / 100)
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), hundredths, (locale, value) => {
      expect(readDecimal(writeDecimal(value, locale), locale)).toBe(value)
      expect(readDecimal(new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(value), locale)).toBe(value)
    }),
  )
})
