import * as fc from 'fast-check'
import { isId, isIsoDay, isProfileDate } from '../../../../src/model'

test.each(['17', 17, '2147483647', '007'])('%j is an id', (value) => {
  expect(isId(value)).toBe(true)
})

test.each(['', '-1', '1.5', '1e3', '0x10', ' 1', '1\n', '٣', '2147483648', Number.NaN, 1.5, -1])('%j is no id', (value) => {
  expect(isId(value)).toBe(false)
})

test('every whole number up to the maximum is an id, none above', () => {
  fc.assert(fc.property(fc.maxSafeNat(), (value) => expect(isId(value)).toBe(value <= 2147483647)))
})

test.each(['1900-01-01', '2099-12-31', '2024-02-29'])('%s is a profile date', (value) => {
  expect(isProfileDate(value)).toBe(true)
})

test.each([
  '1899-12-31',
  '2100-01-01',
  '2023-02-29',
  '2024-02-30',
  '2024-13-01',
  '2024-00-10',
  '24-01-01',
  '2024-1-1',
  '01.01.2024',
  '',
  '2024-01-01T00:00',
])('%j is no profile date', (value) => {
  expect(isProfileDate(value)).toBe(false)
})

test('every calendar day has its ISO form', () => {
  const years = { min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }
  fc.assert(fc.property(fc.date(years), (date) => expect(isIsoDay(date.toISOString().slice(0, 10))).toBe(true)))
})
