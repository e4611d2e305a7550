import type { IsoDay } from '../days/IsoDay'
import { dayOf } from '../days/utcDate'
import { wallClock } from './wallClock'

/** The calendar day of an instant (milliseconds since 1970) in an IANA time zone. */
export const toIsoDay = (instant: number | Date, zone: string): IsoDay => dayOf(wallClock(Number(instant), zone))

export const todayIn = (zone: string, now: number | Date = Date.now()): IsoDay => toIsoDay(now, zone)
