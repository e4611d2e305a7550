import { daysOf, isReportSpan, previousSpan, spanUntil, visitSpan } from '../../../../../src/model'

test.each([
  ['2026-11-01', '2026-11-01', true],
  ['2028-01-01', '2028-12-31', true],
  ['2026-11-02', '2026-11-01', false],
  ['2026-01-01', '2027-01-02', false],
  ['', '2026-11-01', false],
])('a report from %s to %s: %s', (from, to, is) => {
  expect(isReportSpan({ from, to })).toBe(is)
})

test('the span before has as many days and ends a day earlier', () => {
  const span = { from: '2028-02-27', to: '2028-03-02' }
  expect(daysOf(span)).toEqual(['2028-02-27', '2028-02-28', '2028-02-29', '2028-03-01', '2028-03-02'])
  expect(previousSpan(span)).toEqual({ from: '2028-02-22', to: '2028-02-26' })
  expect(spanUntil('2028-03-02', 5)).toEqual(span)
})

test.each([
  [{ period: 'day' }, { from: '2026-03-01', to: '2026-03-01' }],
  [{ period: 'week' }, { from: '2026-02-23', to: '2026-03-01' }],
  [{ period: 'month' }, { from: '2026-01-31', to: '2026-03-01' }],
  [
    { period: 'range', from: '2026-01-01', to: '2026-01-31' },
    { from: '2026-01-01', to: '2026-01-31' },
  ],
  [{ period: 'range', from: '2026-02-01', to: '2026-01-31' }, null],
  [{ period: 'range', from: '2026-01-01', to: '2026-02-30' }, null],
  [{ period: 'range', from: '2026-01-01' }, null],
] as const)('visits are asked for by %j', (asked, span) => {
  expect(visitSpan(asked, '2026-03-01')).toEqual(span)
})
