import { movedDue } from '../../../../../src/model'

// 2026-11-20 is a Friday.
it.each([
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-11-20', 5, '2026-11-27'],
  ['2026-11-21', 1, '2026-11-23'],
  ['2026-12-31', 2, '2027-01-04'],
])('%s and %i working days is %s', (due, days, moved) => {
  expect(movedDue(due, { days, from: 'due' }, '2026-11-25')).toBe(moved)
})

it('counts from today where that is asked for, and where there is no due date', () => {
  expect(movedDue('2026-01-01', { days: 1, from: 'today' }, '2026-11-25')).toBe('2026-11-26')
  expect(movedDue(null, { days: 1, from: 'due' }, '2026-11-25')).toBe('2026-11-26')
})
