import * as fc from 'fast-check'
import {
  addDays,
  addMonths,
  addPeriod,
  addWorkingDays,
  daysBetween,
  dueGroupOf,
  fullDays,
  HOUR_MS,
  mondayOf,
  nextMonday,
  nextWorkingDay,
  weekday,
} from '../../../../../src/model'
import { DAYS } from '../testedZones'

const days = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('days are added over months, leap days and years', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  fc.assert(
    fc.property(days, fc.integer({ min: -400, max: 400 }), (day, count) => expect(addDays(addDays(day, count), -count) === day).toBe(true)),
  )
})

test.each([
  ['2026-05-07', '2026-05-08'],
  ['2026-05-08', '2026-05-11'],
  ['2026-05-09', '2026-05-11'],
])('the working day after %s is %s', (day, next) => {
  expect(nextWorkingDay(day)).toBe(next)
})

test.each([
  ['2026-11-21', 'week', '2026-11-28'],
  ['2026-12-31', 'week', '2027-01-07'],
  ['2026-01-31', 'month', '2026-02-28'],
  ['2026-12-15', 'month', '2027-01-15'],
  ['2024-02-29', 'year', '2025-02-28'],
] as const)('what is due on %s comes back after a %s on %s', (day, period, next) => {
  expect(addPeriod(day, period)).toBe(next)
})

test('each day of ten years is one after the one before, and a weekday after it', () => {
  const wrong = DAYS.filter((day, nth) => {
    const before = DAYS[nth - 1]
    return before && !(addDays(before, 1) === day && daysBetween(before, day) === 1 && weekday(day) === (weekday(before) % 7) + 1)
  })
  expect(wrong).toEqual([])
  expect(daysBetween(DAYS[0] ?? '', DAYS.at(-1) ?? '')).toBe(DAYS.length - 1)
})

test('the days between two days lead from one to the other', () => {
  fc.assert(fc.property(days, days, (from, to) => expect(addDays(from, daysBetween(from, to))).toBe(to)))
})

test('an age is counted in full days of 24 hours', () => {
  expect([23, 24, 47, 48].map((hours) => fullDays(hours * HOUR_MS))).toEqual([0, 1, 1, 2])
})

test('a week has one Monday, and the next one is after today', () => {
  const wrong = DAYS.filter((day) => {
    const [monday, next] = [mondayOf(day), nextMonday(day)]
    return !(weekday(monday) === 1 && monday <= day && daysBetween(monday, day) < 7 && next === addDays(monday, 7))
  })
  expect(wrong).toEqual([])
})

test('working days are counted one by one', () => {
  const wrong = DAYS.filter((day) => {
    const next = nextWorkingDay(day)
    return !(weekday(next) <= 5 && next > day && daysBetween(day, next) <= 3 && addWorkingDays(next, 6) === addWorkingDays(day, 7))
  })
  expect(wrong).toEqual([])
})

test('a month later is the same date, or the last of a shorter month', () => {
  const wrong = DAYS.filter((day) => {
    const later = addMonths(day, 1)
    const isSame = later.slice(8) === day.slice(8)
    return !isSame && !(later.slice(8) < day.slice(8) && addDays(later, 1).endsWith('-01'))
  })
  expect(wrong).toEqual([])
  expect([addMonths('2024-02-29', -12), addMonths('2024-02-29', 48), addMonths('2026-03-31', -1)]).toEqual([
    '2023-02-28',
    '2028-02-29',
    '2026-02-28',
  ])
})

test.each([
  ['2026-05-11', 'today'],
  ['2026-05-10', 'today'],
  ['2026-05-09', 'yesterday'],
  ['2026-05-08', 'week'],
  ['2026-05-03', 'week'],
  ['2026-05-02', 'older'],
])('what was due on %s belongs to "%s" on 10 May', (day, group) => {
  expect(dueGroupOf(day, '2026-05-10')).toBe(group)
})
