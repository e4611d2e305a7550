import * as fc from 'fast-check'
import { hoursText, clockText, instantAt, minutesOf, timeOfDay, toIsoDay } from '../../../../../src/model'

const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'Pacific/Honolulu',
  'Pacific/Kiritimati',
  'Asia/Kathmandu',
]

describe('durations', () => {
  it.each([
    [0, '0:00'],
    [59_999, '0:59'],
    [61_000, '1:01'],
    [3_600_000, '1:00:00'],
    [36_061_000, '10:01:01'],
    [-5, '0:00'],
  ])('a clock at %d ms shows %s', (milliseconds, text) => {
    expect(clockText(milliseconds)).toBe(text)
  })

  it.each([
    [0, '0:00'],
    [59, '0:00'],
    [3_660, '1:01'],
    [360_000, '100:00'],
  ])('%d seconds are %s hours', (seconds, text) => {
    expect(hoursText(seconds)).toBe(text)
  })
})

describe('a time of day that somebody typed', () => {
  it.each([
    ['9:05', 545],
    ['09.05', 545],
    ['0905', 545],
    [' 23:59 ', 1439],
    ['7', 420],
    ['24:00', null],
    ['9:60', null],
    ['nine', null],
    ['', null],
  ])('%j', (text, minutes) => {
    expect(minutesOf(text)).toBe(minutes)
  })

  it('is that time in the zone of the partner, on that day', () => {
    const day = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    fc.assert(
      fc.property(day, fc.integer({ min: 240, max: 1439 }), fc.constantFrom(...ZONES), (isoDay, minutes, zone) => {
        const instant = instantAt(isoDay, minutes, zone)
        expect(toIsoDay(instant, zone)).toBe(isoDay)
        expect(minutesOf(timeOfDay(instant, zone))).toBe(minutes)
      }),
      { numRuns: 500 },
    )
  })
})
