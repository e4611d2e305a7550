/** What worked time is summed up by. */
export const TIME_GROUPS = ['person', 'website', 'status', 'day', 'week', 'month'] as const
export type TimeGroup = (typeof TIME_GROUPS)[number]

/** Minutes to which every single entry may be rounded up. */
export const TIME_ROUNDINGS = ['1', '5', '15'] as const
export type TimeRounding = (typeof TIME_ROUNDINGS)[number]

/** So many websites one may go on with are offered beside a running timer (TM-09). */
export const RECENTLY_TIMED = 3
