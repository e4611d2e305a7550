import { WEEK_DAYS } from '../../constants'
import { type DaySpan, isReportSpan, spanUntil } from './daySpan'
import { type IsoDay, isIsoDay } from '../days/IsoDay'

/** The days that the visits of all websites are compared over: those that end today. */
export const VISIT_PERIODS = ['day', 'week', 'month'] as const

/** What the visits of one website are asked for: a period that ends today, or a range of one's own. */
export const ASKED_PERIODS = [...VISIT_PERIODS, 'range'] as const
export type AskedPeriod = (typeof ASKED_PERIODS)[number]

const PERIOD_DAYS = { day: 1, week: WEEK_DAYS, month: 30 } as const

interface AskedDays {
  period: AskedPeriod
  from?: string | undefined
  to?: string | undefined
}

/** The days a question about visits is about. Null when the range makes no sense. */
export function visitSpan({ period, from = '', to = '' }: AskedDays, today: IsoDay): DaySpan | null {
  if (period !== 'range') return spanUntil(today, PERIOD_DAYS[period])
  return isIsoDay(from) && isIsoDay(to) && isReportSpan({ from, to }) ? { from, to } : null
}

export const ANNOTATION_MAX_LENGTH = 200 // ours: what explains a change of the visits stands beside a chart
