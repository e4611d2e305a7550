import { GOALS, MINUTE_MS } from '../../../src/model'
import { goalsOf } from './queries'
import { createOnboardingGuide, type OnboardingGuide, repeat } from '../../services'
import type { Services } from '../../kernel/context'

/** How long one it did not take waits: longer than a round, so that a goal the guide refuses does not keep the others from it. */
const LEASE_MS = 10 * MINUTE_MS

/**
 * Tells the onboarding guide of each goal that a partner has reached, once. Kill-safe: a goal is leased, reported, and settled only after the guide took
 * it, so none is lost; a report that nobody settled is repeated under the same key, by which the guide knows it again.
 */
export async function reportGoals(services: Services, guide: OnboardingGuide, closing?: AbortSignal): Promise<void> {
  const partners = await services.db
    .selectFrom('partners')
    .select('id')
    .where(
      ({ selectFrom, fn }) =>
        selectFrom('goal_reports')
          .select(fn.countAll().as('count'))
          .whereRef('partner_id', '=', 'partners.id')
          .where('reported_at', 'is not', null),
      '<',
      GOALS.length,
    )
    .orderBy('id')
    .execute()
  for (const { id } of partners) {
    if (closing?.aborted) return
    const reached = await goalsOf(services.db, id)
    for (const goal of GOALS.filter((name) => reached[name])) await reportGoal(services, guide, { partner_id: id, goal })
  }
}

async function reportGoal({ db, clock }: Services, guide: OnboardingGuide, row: { partner_id: number; goal: string }): Promise<void> {
  const real = new Date()
  const leased_until = new Date(real.getTime() + LEASE_MS)
  const claimed = await db
    .insertInto('goal_reports')
    .values({ ...row, leased_until })
    .onConflict((conflict) =>
      conflict
        .columns(['partner_id', 'goal'])
        .doUpdateSet({ leased_until })
        .where('goal_reports.reported_at', 'is', null)
        .where('goal_reports.leased_until', '<', real),
    )
    .returning('goal')
    .executeTakeFirst()
  if (!claimed) return
  await guide.report(row.partner_id, row.goal)
  await db
    .updateTable('goal_reports')
    .set({ reported_at: clock.now() })
    .where('partner_id', '=', row.partner_id)
    .where('goal', '=', row.goal)
    .execute()
}

/** Reports what is reached until the returned function is called; without a guide nobody is told. */
export function startReportingGoals(services: Services, guideUrl: string | null): () => Promise<void> {
  if (guideUrl === null) return () => Promise.resolve()
  const guide = createOnboardingGuide(guideUrl)
  return repeat(services.log, { work: 'goals', everyMs: MINUTE_MS, task: (closing) => reportGoals(services, guide, closing) })
}
