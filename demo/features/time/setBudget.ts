import type { Services, Viewer } from '../../kernel/context'
import { publish } from '../../kernel/eventHub'
import { lockWebsite } from '../../db/queries/lockWebsite'
import { logTranslator, writeLog } from '../../kernel/log/writeLog'

const HOUR_MINUTES = 60

/** Says how long the work on a website may take; null for no limit. */
export function setBudget(services: Services, viewer: Viewer, websiteId: number, minutes: number | null): Promise<void> {
  return services.db.transaction().execute(async (db) => {
    const website = await lockWebsite(db, websiteId)
    if (website.time_budget_minutes === minutes) return
    await db.updateTable('websites').set({ time_budget_minutes: minutes }).where('id', '=', websiteId).execute()
    const t = logTranslator(services, viewer)
    const message =
      minutes === null
        ? t('log.budget.removed')
        : t('log.budget', { time: `${Math.floor(minutes / HOUR_MINUTES)}:${String(minutes % HOUR_MINUTES).padStart(2, '0')}` })
    await writeLog(db, website, [{ category: 'system', message }], { by: viewer.user_id, at: services.clock.now() })
    await publish(db, { kind: 'website', partnerId: viewer.partner_id, websiteId })
  })
}
