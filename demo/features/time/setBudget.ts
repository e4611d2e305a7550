import type { LogLine } from '../../../src/model'
import type { Services, Viewer } from '../../kernel/context'
import { publish } from '../../kernel/publish'
import { lockWebsite } from '../../db/queries/lockWebsite'
import { writeLog } from '../../kernel/websiteLog/writeLog'

/** Says how long the work on a website may take; null for no limit. */
export function setBudget(services: Services, viewer: Viewer, websiteId: number, minutes: number | null): Promise<void> {
  return services.db.transaction().execute(async (db) => {
    const website = await lockWebsite(db, websiteId)
    if (website.time_budget_minutes === minutes) return
    await db.updateTable('websites').set({ time_budget_minutes: minutes }).where('id', '=', websiteId).execute()
    const line: LogLine = minutes === null ? { kind: 'budget.removed', values: {} } : { kind: 'budget', values: { time: minutes } }
    await writeLog({ ...services, db }, website, [{ line }], { by: viewer.user_id, at: services.clock.now() })
    await publish(db, { kind: 'website', partnerId: viewer.partner_id, websiteId })
  })
}
