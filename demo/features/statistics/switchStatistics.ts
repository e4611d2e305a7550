import type { Services, Viewer } from '../../kernel/context'
import { lockWebsite } from '../../db/queries/websites/lockWebsite'
import { commit } from '../../outbox/commit/commit'
import { siteOf } from './readStatistics'

/** Switches the counting of visits on or off. What was counted stays, for `STATISTICS_KEPT_DAYS` once it is off. */
export function switchStatistics(services: Services, viewer: Viewer, websiteId: number, enabled: boolean): Promise<void> {
  return commit(services, viewer, async (db) => {
    const website = await lockWebsite(db, websiteId)
    const site = await siteOf(db, websiteId)
    if ((site?.enabled ?? false) === enabled) return {}
    const at = services.clock.now()
    await db
      .insertInto('statistics_sites')
      .values({ website_id: websiteId, enabled, changed_at: at })
      .onConflict((conflict) => conflict.column('website_id').doUpdateSet({ enabled, changed_at: at }))
      .execute()
    const line = { kind: enabled ? 'statistics.on' : 'statistics.off', values: {} } as const
    return { log: [{ website, line }], publish: [{ kind: 'website', websiteId }] }
  })
}
