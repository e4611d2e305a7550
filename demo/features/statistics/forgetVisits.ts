import { DAY_MS } from '../../../src/model'
import type { Services } from '../../kernel/context'

/** How long visits are kept after counting was switched off. */
export const STATISTICS_KEPT_DAYS = 30
const BATCH = 5_000

/** Deletes what was counted for websites whose statistics have been off for so long, the visits a part at a time (ST-03). */
export async function forgetVisits({ db, clock }: Services): Promise<void> {
  const offSince = new Date(clock.now().getTime() - STATISTICS_KEPT_DAYS * DAY_MS)
  await db
    .deleteFrom('statistics_answers')
    .using('statistics_sites')
    .whereRef('statistics_sites.id', '=', 'statistics_answers.site_id')
    .where('statistics_sites.enabled', '=', false)
    .where('statistics_sites.changed_at', '<=', offSince)
    .execute()
  await db
    .deleteFrom('visits')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('visits')
        .innerJoin('statistics_sites', 'statistics_sites.id', 'visits.site_id')
        .where('statistics_sites.enabled', '=', false)
        .where('statistics_sites.changed_at', '<=', offSince)
        .select('visits.id')
        .limit(BATCH)
        // Whoever switches them on again meanwhile keeps what is left.
        .forUpdate('statistics_sites')
        .skipLocked(),
    )
    .execute()
}
