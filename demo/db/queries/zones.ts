import { type Expression, type RawBuilder, sql } from 'kysely'
import type { IsoDay } from '../../../src/model'

/** What the clocks of a zone show at an instant: a timestamp without a zone. PostgreSQL is asked for zones nowhere else. */
export const wallClock = (instant: Date | Expression<Date>, zone: string | Expression<string>): RawBuilder<Date> =>
  sql<Date>`(${instant}::timestamptz at time zone ${zone})`

/** The first day of the day, week or month that clocks show. Weeks begin on Monday. */
export const beginOf = (unit: 'day' | 'week' | 'month', clock: Expression<Date>): RawBuilder<IsoDay> =>
  sql<IsoDay>`date_trunc(${sql.lit(unit)}, ${clock})::date`
