import {
  addDays,
  daysLater,
  HOUR_MS,
  instantAt,
  instantOfDay,
  instantOfLocalTime,
  instantsOf,
  MINUTE_MS,
  timeOfDay,
  toIsoDay,
  toLocalTime,
} from '../../../../../src/model'
import { CHANGES } from '../changes'
import { DAYS, wallOf, ZONES } from '../testedZones'

describe('an hour of a day in a zone', () => {
  it.each([
    ['2026-11-23', 9, 'Europe/Berlin', '2026-11-23T08:00:00.000Z'],
    ['2026-07-01', 9, 'Europe/Berlin', '2026-07-01T07:00:00.000Z'],
    ['2026-11-23', 9, 'Pacific/Kiritimati', '2026-11-22T19:00:00.000Z'],
    ['2026-03-08', 9, 'America/New_York', '2026-03-08T13:00:00.000Z'],
    ['2026-11-01', 1, 'America/New_York', '2026-11-01T05:00:00.000Z'],
  ])('%s, %d o’clock, in %s', (day, hour, zone, instant) => {
    expect(new Date(instantAt(day, hour * 60, zone)).toISOString()).toBe(instant)
  })
})

describe('a time that clocks leave out', () => {
  it.each([
    ['Europe/Berlin', '2026-03-29', 150, '03:30'],
    ['America/New_York', '2026-03-08', 150, '03:30'],
    ['Australia/Lord_Howe', '2026-10-04', 135, '02:45'],
    ['America/Sao_Paulo', '2018-11-04', 0, '01:00'],
    ['America/St_Johns', '2011-03-13', 1, '01:01'],
  ])('in %s on %s, minute %d, comes as much later: %s', (zone, day, minutes, time) => {
    const instant = instantAt(day, minutes, zone)
    expect([toIsoDay(instant, zone), timeOfDay(instant, zone)]).toEqual([day, time])
  })

  it('may be a whole day', () => {
    const instant = instantAt('2011-12-30', 9 * 60, 'Pacific/Apia')
    expect([toIsoDay(instant, 'Pacific/Apia'), timeOfDay(instant, 'Pacific/Apia')]).toEqual(['2011-12-31', '09:00'])
  })
})

it.each([
  ['Europe/Berlin', '2026-10-25', 150, '2026-10-25T00:30:00.000Z'],
  ['America/New_York', '2026-11-01', 90, '2026-11-01T05:30:00.000Z'],
  ['Australia/Lord_Howe', '2026-04-05', 105, '2026-04-04T14:45:00.000Z'],
])('a time that the clocks of %s show twice on %s, minute %d, is the first', (zone, day, minutes, instant) => {
  expect(new Date(instantAt(day, minutes, zone)).toISOString()).toBe(instant)
})

// So many values that they are compared without an expectation for each.
it('is found again from what the clock shows, at every quarter of an hour around each change', () => {
  const wrong = CHANGES.flatMap(({ zone, at }) => {
    const instants = Array.from({ length: 96 * 4 }, (_, nth) => at + (nth - 48 * 4) * 15 * MINUTE_MS)
    return instants.filter((instant) => {
      const wall = wallOf(instant, zone)
      const day = toIsoDay(instant, zone)
      const found = instantAt(day, (wall - Date.parse(day)) / MINUTE_MS, zone)
      const isShown = wallOf(found, zone) === wall && timeOfDay(found, zone) === new Date(wall).toISOString().slice(11, 16)
      return !isShown || found > instant || instant - found > 2 * HOUR_MS
    })
  })
  expect(CHANGES.length).toBeGreaterThan(200)
  expect(wrong).toEqual([])
})

it('a local time is what the clock shows, and leads back to an instant that shows it', () => {
  const wrong = CHANGES.flatMap(({ zone, at }) => {
    const instants = Array.from({ length: 96 }, (_, nth) => at + (nth - 48) * 15 * MINUTE_MS)
    return instants.filter((instant) => {
      const time = toLocalTime(instant, zone)
      const isShown = Date.parse(`${time}Z`) === wallOf(instant, zone)
      return !isShown || toLocalTime(instantOfLocalTime(time, zone), zone) !== time
    })
  })
  expect(wrong).toEqual([])
  expect(instantOfLocalTime('tomorrow', 'UTC')).toBeNaN()
})

it('the instants of days begin with the first of them and end before the next, on each of ten years in every zone', () => {
  const wrong = ZONES.flatMap((zone) =>
    DAYS.filter((day) => {
      const { begin, end } = instantsOf({ from: day, to: day }, zone)
      const [first, last] = [toIsoDay(begin, zone), toIsoDay(end.getTime() - 1, zone)]
      return first !== day || last !== day || toIsoDay(begin.getTime() - 1, zone) >= day || toIsoDay(end, zone) !== addDays(day, 1)
    }).map((day) => `${zone} ${day}`),
  )
  // Samoa went over the date line: the day before the one that it left out ends with the one after it.
  expect(wrong).toEqual(['Pacific/Apia 2011-12-29', 'Pacific/Apia 2011-12-30'])
})

it('an instant of a day is one of that day, on each of ten years in every zone', () => {
  const wrong = ZONES.flatMap((zone) =>
    DAYS.filter((day) => toIsoDay(instantOfDay(day, zone), zone) !== day).map((day) => `${zone} ${day}`),
  )
  // Samoa went over the date line: this day was none there.
  expect(wrong).toEqual(['Pacific/Apia 2011-12-30'])
})

it('days later it is the same time of day, whatever the clocks do in between', () => {
  const wrong = CHANGES.filter(({ zone, at }) => {
    const before = at - 30 * HOUR_MS
    const later = daysLater(before, 3, zone)
    return timeOfDay(later, zone) !== timeOfDay(before, zone) || toIsoDay(later, zone) !== addDays(toIsoDay(before, zone), 3)
  })
  expect(wrong.map(({ zone, at }) => `${zone} ${new Date(at).toISOString()}`)).toEqual([])
})
