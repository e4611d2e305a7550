import { type IsoDay, todayIn } from '../../../../src/model'
import { payUntil } from '../../subscription/payments'
import type { Services, Viewer } from '../../../kernel/context'
import { HttpError } from '../../../kernel/HttpError'

interface Occasion {
  db: Services['db']
  row: { website_id: number | null }
  now: Date
}

/** What a domain is ordered or published for needs its contract. */
export async function requirePlan({ db, row, now }: Occasion, viewer: Viewer): Promise<void> {
  if (row.website_id !== null) await requireContract(db, row.website_id, todayIn(viewer.time_zone, now))
}

/** Domains are registered and published for websites with a running contract (402 leads to the upgrade page, spec 8) that is not overdue. */
export async function requireContract(db: Services['db'], websiteId: number, today: IsoDay): Promise<void> {
  const problem = await contractProblem(db, websiteId, today)
  if (problem) throw problem
}

export async function contractProblem(db: Services['db'], websiteId: number, today: IsoDay): Promise<HttpError | null> {
  const website = await db.selectFrom('websites').select('subscription_status').where('id', '=', websiteId).executeTakeFirst()
  if (website?.subscription_status !== 'active') return new HttpError(402, 'domain.upgrade')
  const until = await payUntil(db, websiteId)
  return until && until < today ? new HttpError(422, 'domain.unpaid') : null
}
