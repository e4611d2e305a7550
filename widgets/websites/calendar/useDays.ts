import { useMemo, useState } from 'react'
import type { Website } from '../../../src/contract'
import type { IsoDay } from '../../../src/model'
import { DAY_SHOWN } from './DayCell'
import { NO_DAY } from './dayZones'
import { groupByDay } from './groupByDay'

/** Those without a date, before the rest is asked for. */
export const UNDATED_SHOWN = 6
const NONE: readonly Website[] = []

interface Options {
  readonly websites: readonly Website[]
  /** The days on the screen. */
  readonly days: readonly IsoDay[]
  readonly dragged: ReadonlySet<number>
  /** The day that the keyboard holds websites over, null for none of the days: they are shown there. */
  readonly heldOver: IsoDay | null | undefined
}

/** Which websites each day shows, and those without a day. */
export function useDays({ websites, days, dragged, heldOver }: Options) {
  const [full, setFull] = useState<ReadonlySet<string>>(new Set())
  const byDay = useMemo(
    () =>
      groupByDay(heldOver === undefined ? websites : websites.map((one) => (dragged.has(one.id) ? { ...one, due_date: heldOver } : one))),
    [websites, heldOver, dragged],
  )
  const isFull = (zone: string) => full.has(zone) || (heldOver !== undefined && zone === (heldOver ?? NO_DAY))
  const of = (zone: string) => byDay.get(zone) ?? NONE
  return {
    of,
    /** Whether a day shows all of its websites. */
    isFull,
    toggleFull: (zone: string) =>
      setFull((before) => (before.has(zone) ? new Set([...before].filter((one) => one !== zone)) : new Set([...before, zone]))),
    /** The websites on the screen, in reading order. */
    order: [NO_DAY, ...days].flatMap((zone) => (isFull(zone) ? of(zone) : of(zone).slice(0, zone === NO_DAY ? UNDATED_SHOWN : DAY_SHOWN))),
  }
}
