/** The days that the visits of all websites are compared over: those that end today. */
export const VISIT_PERIODS = ['day', 'week', 'month'] as const
export type VisitPeriod = (typeof VISIT_PERIODS)[number]
