import { type IsoDay, MINUTE_MS } from '../../../src/model'

const SECOND_MS = 1_000

/** Minutes since midnight of a time of day that people typed: `9:05`, `09.05`, `0905`; null when it is none. */
export function minutesOf(text: string): number | null {
  const [, hours, minutes] = /^\s*(\d{1,2})(?:[:.h\s]?(\d{2}))?\s*$/.exec(text) ?? []
  if (hours === undefined) return null
  const value = Number(hours) * 60 + Number(minutes ?? 0)
  return Number(hours) < 24 && Number(minutes ?? 0) < 60 ? value : null
}

/** The instant of a time of day in a zone, milliseconds since 1970. A time that a clock change leaves out becomes the one after it. */
export function instantIn(day: IsoDay, minutes: number, zone: string): number {
  const wall = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS
  const first = wall - offsetAt(wall, zone)
  return wall - offsetAt(first, zone)
}

/** The time of day of an instant in a zone, `09:05`. */
export function timeOfDay(instant: number, zone: string): string {
  return new Date(instant + offsetAt(instant, zone)).toISOString().slice(11, 16)
}

/** How far the clocks of a zone are ahead of UTC, milliseconds. */
function offsetAt(instant: number, zone: string): number {
  const numbers = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const
  const format = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', { timeZone: zone, hourCycle: 'h23', ...numbers })
  const parts = format.formatToParts(instant)
  const part = (type: string) => Number(parts.find((other) => other.type === type)?.value)
  const clocks = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return clocks - Math.floor(instant / SECOND_MS) * SECOND_MS
}
