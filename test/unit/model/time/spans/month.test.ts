import { addDays, monthAround, monthFrom, monthOf, weekStart } from '../../../../../src/model'
import { DAYS } from '../testedZones'

test.each([
  ['2026-11-21', 0, '2026-11-01', '2026-11-30'],
  ['2026-01-31', -1, '2025-12-01', '2025-12-31'],
  ['2028-03-31', -1, '2028-02-01', '2028-02-29'],
])('the month of %s and %d', (day, away, from, to) => {
  expect(monthAround(day, away)).toEqual({ from, to })
})

test('months follow each other without a gap, in every month of ten years', () => {
  const wrong = DAYS.filter((day) => {
    const { from, to } = monthAround(day, 0)
    const next = monthAround(day, 1)
    return !(from <= day && day <= to && addDays(to, 1) === next.from && monthFrom(monthOf(day), 1) === monthOf(next.from))
  })
  expect(wrong).toEqual([])
})

test('a week of Sweden begins on Monday, one of Saudi Arabia on Sunday', () => {
  expect([weekStart('sv'), weekStart('ar-SA')]).toEqual([1, 7])
})
