import { NEXT_KINDS, type NextKind } from './kinds'

/** Rows. */
export const NEXT_ROWS_MAX = 100 // default: how many of the queue are shown at once
/** Days. */
export const NEXT_DAYS_MAX = 30 // default: more do not count, so that what nobody wants does not stay above all that is new

interface Weight {
  /** Points that it has on its first day. */
  readonly start: number
  /** Points that every day adds. */
  readonly perDay: number
}

/** Defaults: customers who asked wait for a person, and domains that end take websites and mail with them; the rest waits for a day. */
export const NEXT_WEIGHTS: Readonly<Record<NextKind, Weight>> = {
  domain: { start: 20, perDay: 3 },
  ticket: { start: 40, perDay: 5 },
  feedback: { start: 30, perDay: 5 },
  todo: { start: 20, perDay: 4 },
  website: { start: 20, perDay: 2 },
  reengage: { start: 10, perDay: 1 },
}

/** Something that waits; how its days are counted says `lateDays`. */
export interface Waiting {
  readonly kind: NextKind
  readonly id: number
  readonly days: number
}

/** The days that count. */
export const countedDays = (days: number): number => Math.min(Math.max(days, 0), NEXT_DAYS_MAX)

/** Where it stands in the queue: whatever has more points comes first (N-10). */
export function pointsOf({ kind, days }: Pick<Waiting, 'kind' | 'days'>): number {
  const { start, perDay } = NEXT_WEIGHTS[kind]
  return start + countedDays(days) * perDay
}

/** The order of the queue. With equal points what is later comes first; nothing is left to chance. */
export const byPoints = (a: Waiting, b: Waiting): number =>
  pointsOf(b) - pointsOf(a) || b.days - a.days || NEXT_KINDS.indexOf(a.kind) - NEXT_KINDS.indexOf(b.kind) || a.id - b.id
