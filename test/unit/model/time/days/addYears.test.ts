import { addYears } from '../../../../../src/model'

test.each([
  ['2026-05-04T13:14:15.678Z', 3, '2029-05-04T13:14:15.678Z'],
  ['2024-02-29T23:59:59.000Z', 1, '2025-02-28T23:59:59.000Z'],
  ['2024-02-29T00:00:00.000Z', 4, '2028-02-29T00:00:00.000Z'],
  ['2026-05-04T00:00:00.000Z', -2, '2024-05-04T00:00:00.000Z'],
])('%s and %d years', (instant, years, later) => {
  const given = new Date(instant)
  expect(addYears(given, years).toISOString()).toBe(later)
  expect(given.toISOString()).toBe(instant)
})
