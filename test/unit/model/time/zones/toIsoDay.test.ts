import * as fc from 'fast-check'
import { addDays, todayIn, toIsoDay } from '../../../../../src/model'
import { ZONES } from '../testedZones'

const instants = fc.date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })

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
