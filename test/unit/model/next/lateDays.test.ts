import fc from 'fast-check'
import { addDays, DAY_MS, EXPIRING_DAYS, lateDays, NEXT_KINDS, REENGAGE_DAYS } from '../../../../src/model'

const TODAY = '2026-11-21'
const now = Date.parse('2026-11-21T12:00:00Z')
const moment = { now, today: TODAY }

it('counts to-dos and overdue websites by the calendar', () => {
  expect(lateDays('todo', { since: null, dueDate: TODAY }, moment)).toBe(0)
  expect(lateDays('website', { since: null, dueDate: '2026-11-18' }, moment)).toBe(3)
})

it('counts customers by full days', () => {
  const since = now - 2 * DAY_MS - 1
  expect(lateDays('ticket', { since, dueDate: null }, moment)).toBe(2)
  expect(lateDays('reengage', { since: now - (REENGAGE_DAYS + 3) * DAY_MS, dueDate: null }, moment)).toBe(3)
})

it('counts domains towards their end and after it; one that does not work as if it ended today', () => {
  expect(lateDays('domain', { since: null, dueDate: addDays(TODAY, EXPIRING_DAYS) }, moment)).toBe(0)
  expect(lateDays('domain', { since: null, dueDate: addDays(TODAY, 1) }, moment)).toBe(EXPIRING_DAYS - 1)
  expect(lateDays('domain', { since: null, dueDate: null }, moment)).toBe(EXPIRING_DAYS)
  expect(lateDays('domain', { since: null, dueDate: addDays(TODAY, -1) }, moment)).toBe(EXPIRING_DAYS + 1)
})

it('never counts fewer days as time goes on', () => {
  fc.assert(
    fc.property(fc.constantFrom(...NEXT_KINDS), fc.integer({ min: -60, max: 60 }), fc.nat(60), (kind, days, more) => {
      const since = now - days * DAY_MS
      const dueDate = addDays(TODAY, -days)
      const later = { now: now + more * DAY_MS, today: addDays(TODAY, more) }
      expect(lateDays(kind, { since, dueDate }, later)).toBeGreaterThanOrEqual(lateDays(kind, { since, dueDate }, moment))
    }),
  )
})
