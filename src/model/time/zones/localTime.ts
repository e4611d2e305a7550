import { whenClocksShow } from './instantAt'
import { wallClock } from './wallClock'

/** A day with a time, `YYYY-MM-DDTHH:MM`, as `<input type=datetime-local>` has it: what clocks show, in a zone that is known otherwise. */
export type LocalTime = string

const LENGTH = 'YYYY-MM-DDTHH:MM'.length

/** What the clocks of a zone show at an instant (milliseconds since 1970). */
export const toLocalTime = (instant: number, zone: string): LocalTime => new Date(wallClock(instant, zone)).toISOString().slice(0, LENGTH)

/** The instant (milliseconds since 1970) at which the clocks of a zone show this; `NaN` when it is no time. */
export const instantOfLocalTime = (time: LocalTime, zone: string): number => whenClocksShow(Date.parse(`${time}Z`), zone)
