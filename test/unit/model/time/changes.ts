import { DAY_MS, MINUTE_MS } from '../../../../src/model'
import { DAYS, wallOf, ZONES } from './testedZones'

/** Each change of the clocks in ten years, by the first minute after it. */
export const CHANGES = ZONES.flatMap((zone) => {
  const offset = (instant: number) => wallOf(instant, zone) - instant
  const midnights = DAYS.map((day) => ({ at: Date.parse(day), offset: offset(Date.parse(day)) }))
  return midnights.flatMap(({ at, offset: old }, nth) => (old === (midnights[nth + 1]?.offset ?? old) ? [] : [{ zone, at: change(at) }]))

  /** On the day that begins at midnight in UTC. */
  function change(midnight: number): number {
    let [before, after] = [midnight, midnight + DAY_MS]
    while (after - before > MINUTE_MS) {
      const middle = before + Math.floor((after - before) / MINUTE_MS / 2) * MINUTE_MS
      if (offset(middle) === offset(midnight)) before = middle
      else after = middle
    }
    return after
  }
})
