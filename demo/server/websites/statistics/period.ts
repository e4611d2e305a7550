import { addDays, DAY_MS, type IsoDay, isIsoDay } from '../../../../src/model'

export type PeriodName = 'day' | 'week' | 'month' | 'range'

/** Days, both included. */
export interface Span {
  from: IsoDay
  to: IsoDay
}

/** So long a chosen range may be. */
const MAX_DAYS = 366
const LENGTHS = { day: 1, week: 7, month: 30 } as const

interface Wanted {
  period?: PeriodName | undefined
  from?: string | undefined
  to?: string | undefined
}

/** The days a question about statistics is about: those that end today, or a range of one's own. Null when the range makes no sense. */
export function spanOf({ period = 'month', from, to }: Wanted, today: IsoDay): Span | null {
  if (period !== 'range') return { from: addDays(today, 1 - LENGTHS[period]), to: today }
  if (!from || !to || !isIsoDay(from) || !isIsoDay(to)) return null
  return from <= to && lengthOf({ from, to }) <= MAX_DAYS ? { from, to } : null
}

/** As many days before. */
export const previousSpan = (span: Span): Span => ({ from: addDays(span.from, -lengthOf(span)), to: addDays(span.from, -1) })

export const daysOf = (span: Span): IsoDay[] => Array.from({ length: lengthOf(span) }, (_, nth) => addDays(span.from, nth))

const lengthOf = ({ from, to }: Span): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
