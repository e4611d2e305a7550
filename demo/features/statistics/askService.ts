import type { Kysely } from 'kysely'
import type { AskedPeriod, DaySpan } from '../../../src/model'
import type { Database } from '../../db'
import type { Services } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { figures } from './figures'

/** The name under which the control panel takes the service away. */
export const STATISTICS_SERVICE = 'statistics'

interface Question {
  siteId: number
  zone: string
  period: AskedPeriod
  days: DaySpan
}

/** What the service has counted. While it does not answer: what it answered last, for which days and when (ST-05). */
export async function askService({ db, clock }: Pick<Services, 'db' | 'clock'>, question: Question) {
  try {
    await refuseWhileAway(db)
    const counted = await figures(db, question, question.days)
    const readAt = clock.now()
    await keepAnswer(db, question, { figures: JSON.stringify(counted), read_at: readAt })
    return { ...question.days, ...counted, updatedAt: readAt.toISOString(), stale: false }
  } catch (error) {
    const last = await lastAnswer(db, question)
    if (!last) throw error
    return { from: last.from_day, to: last.to_day, ...last.figures, updatedAt: last.read_at.toISOString(), stale: true }
  }
}

export async function refuseWhileAway(db: Kysely<Database>): Promise<void> {
  const fault = await db
    .selectFrom('faults')
    .select('status')
    .where('route', '=', STATISTICS_SERVICE)
    .where((eb) => eb.or([eb('offline', '=', true), eb('status', 'is not', null)]))
    .executeTakeFirst()
  if (fault) throw new HttpError(503, 'refusal.injected', { values: { status: fault.status ?? 503 } })
}

const keepAnswer = (db: Kysely<Database>, { siteId, period, days: { from, to } }: Question, answer: { figures: string; read_at: Date }) =>
  db
    .insertInto('statistics_answers')
    .values({ site_id: siteId, period, from_day: from, to_day: to, ...answer })
    .onConflict((conflict) => conflict.columns(['site_id', 'period']).doUpdateSet({ from_day: from, to_day: to, ...answer }))
    .execute()

/** The days of a range were chosen: others are no answer. */
const lastAnswer = (db: Kysely<Database>, { siteId, period, days: { from, to } }: Question) =>
  db
    .selectFrom('statistics_answers')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('period', '=', period)
    .$if(period === 'range', (query) => query.where('from_day', '=', from).where('to_day', '=', to))
    .executeTakeFirst()
