import * as fc from 'fast-check'
import { HOUR_MS, MINUTE_MS, toIsoDay, weekday, workingTime } from '../../../../../src/model'
import { wallOf, ZONES } from '../testedZones'

const at = (text: string) => Date.parse(text)

describe('working time', () => {
  it.each([
    ['within a day', '2026-11-23T10:00:00Z', '2026-11-23T12:30:00Z', 2.5],
    ['over a night', '2026-11-23T16:00:00Z', '2026-11-24T10:00:00Z', 2],
    ['over a weekend', '2026-11-20T16:00:00Z', '2026-11-23T10:00:00Z', 2],
    ['on a weekend', '2026-11-21T10:00:00Z', '2026-11-22T15:00:00Z', 0],
    ['over two weeks', '2026-11-09T09:00:00Z', '2026-11-23T09:00:00Z', 80],
    ['backwards', '2026-11-24T09:00:00Z', '2026-11-23T09:00:00Z', 0],
  ])('%s', (_, from, to, hours) => {
    expect(workingTime(at(from), at(to), 'UTC') / HOUR_MS).toBe(hours)
  })

  it('is what somebody finds who looks at the clock every quarter of an hour', () => {
    const STEP = 15 * MINUTE_MS
    const isWork = (instant: number, zone: string) => {
      const hour = new Date(wallOf(instant, zone)).getUTCHours()
      return weekday(toIsoDay(instant, zone)) <= 5 && hour >= 9 && hour < 17
    }
    const starts = fc.integer({ min: at('2020-01-01T00:00Z') / STEP, max: at('2029-12-01T00:00Z') / STEP })
    fc.assert(
      fc.property(starts, fc.integer({ min: 0, max: 1_500 }), fc.constantFrom(...ZONES), (start, steps, zone) => {
        const looks = Array.from({ length: steps }, (_, nth) => (start + nth) * STEP).filter((instant) => isWork(instant, zone))
        expect(workingTime(start * STEP, (start + steps) * STEP, zone)).toBe(looks.length * STEP)
      }),
      { numRuns: 60 },
    )
  })
})
