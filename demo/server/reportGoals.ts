import type { Goals } from '../../src/contract'
import { GOALS } from '../../src/model'
import type { Services } from './context'

/** Tells the onboarding guide of each goal once, when it is first seen to be reached; one it did not take is told again next time. */
export async function reportGoals({ db, clock, onboardingGuide: guide }: Services, partnerId: number, reached: Goals): Promise<void> {
  if (!guide) return
  for (const goal of GOALS.filter((name) => reached[name])) {
    const claimed = await db
      .insertInto('goal_reports')
      .values({ partner_id: partnerId, goal, reported_at: clock.now() })
      .onConflict((conflict) => conflict.columns(['partner_id', 'goal']).doNothing())
      .returning('goal')
      .executeTakeFirst()
    if (!claimed) continue
    await guide.report(partnerId, goal).catch(async () => {
      await db.deleteFrom('goal_reports').where('partner_id', '=', partnerId).where('goal', '=', goal).execute()
    })
  }
}
