import * as fc from 'fast-check'
import { addDays, addPeriod, isDueToday, isOverdue, isWebsiteOverdue, nextWorkingDay, todayIn, toIsoDay } from '../../../src/model'

const instants = fc.date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
const days = instants.map((date) => date.toISOString().slice(0, 10))
const ZONES = ['UTC', 'Europe/Berlin', 'America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu']

test.each([
  ['UTC', '2026-01-01'],
  ['Europe/Berlin', '2026-01-01'],
  ['Asia/Tokyo', '2026-01-02'],
  ['America/Los_Angeles', '2026-01-01'],
])('20:00 UTC on new year is in %s the day %s', (zone, day) => {
  expect(todayIn(zone, Date.UTC(2026, 0, 1, 20))).toBe(day)
})

test('the day follows daylight saving time', () => {
  expect(toIsoDay(Date.UTC(2026, 6, 1, 22, 30), 'Europe/Berlin')).toBe('2026-07-02')
  expect(toIsoDay(Date.UTC(2026, 11, 1, 22, 30), 'Europe/Berlin')).toBe('2026-12-01')
})

test('in UTC the day is that of the ISO form, anywhere else it is at most one day off', () => {
  fc.assert(
    fc.property(instants, fc.constantFrom(...ZONES), (instant, zone) => {
      const utcDay = instant.toISOString().slice(0, 10)
      expect(toIsoDay(instant, 'UTC')).toBe(utcDay)
      expect([addDays(utcDay, -1), utcDay, addDays(utcDay, 1)]).toContain(toIsoDay(instant, zone))
    }),
  )
})

test('a due date is overdue, due today or still ahead, never two of them', () => {
  fc.assert(
    fc.property(days, days, (dueDate, today) => {
      const states = [isOverdue(dueDate, today), isDueToday(dueDate, today), isOverdue(today, dueDate)]
      expect(states.filter(Boolean)).toHaveLength(1)
    }),
  )
})

test.each([null, undefined, ''])('nothing is due with %p', (dueDate) => {
  expect(isOverdue(dueDate, '2026-05-01')).toBe(false)
  expect(isDueToday(dueDate, '2026-05-01')).toBe(false)
})

test('done websites and templates are not overdue', () => {
  const website = { due_date: '2026-04-30', status: 'creation' } as const
  expect(isWebsiteOverdue(website, '2026-05-01')).toBe(true)
  expect(isWebsiteOverdue({ ...website, status: 'done' }, '2026-05-01')).toBe(false)
  expect(isWebsiteOverdue({ ...website, is_template: true }, '2026-05-01')).toBe(false)
})

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
