import { isReportSpan, monthAround } from '../../../src/model'

test.each([
  ['2026-11-21', 0, '2026-11-01', '2026-11-30'],
  ['2026-01-31', -1, '2025-12-01', '2025-12-31'],
  ['2028-03-31', -1, '2028-02-01', '2028-02-29'],
])('the month of %s and %d', (day, away, from, to) => {
  expect(monthAround(day, away)).toEqual({ from, to })
})

test.each([
  ['2026-11-01', '2026-11-01', true],
  ['2028-01-01', '2028-12-31', true],
  ['2026-11-02', '2026-11-01', false],
  ['2026-01-01', '2027-01-02', false],
  ['', '2026-11-01', false],
])('a report from %s to %s: %s', (from, to, is) => {
  expect(isReportSpan(from, to)).toBe(is)
})
