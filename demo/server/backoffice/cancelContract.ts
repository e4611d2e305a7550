import { todayIn } from '../../../src/model'
import type { Services, Viewer } from '../context'
import { publish } from '../eventHub'
import { HttpError } from '../HttpError'
import { lockWebsite } from '../websites/workflowContext'
import { logDay } from '../websites/logDay'
import { logTranslator, writeLog } from '../websites/writeLog'

/** Ends the contract of a website at the earliest day it may end. */
export function cancelContract(services: Services, viewer: Viewer, websiteId: number): Promise<void> {
  return services.db.transaction().execute(async (db) => {
    const website = await lockWebsite(db, websiteId)
    const contract = await db.selectFrom('contracts').selectAll().where('website_id', '=', websiteId).forUpdate().executeTakeFirst()
    if (!contract || contract.cancelled_at) throw new HttpError(409, 'refusal.noContract')
    const at = services.clock.now()
    const today = todayIn(viewer.time_zone, at)
    const endsAt = [today, contract.min_term_end, contract.renewal_date ?? today].toSorted().at(-1) ?? today
    await db
      .updateTable('contracts')
      .set({ cancelled_at: today, ends_at: endsAt, renewal_date: null, notice_date: null })
      .where('id', '=', contract.id)
      .execute()
    await db
      .updateTable('websites')
      .set({ subscription_status: 'cancelled', version: website.version + 1, updated_at: at })
      .where('id', '=', websiteId)
      .execute()
    const message = logTranslator(services, viewer)('backoffice.log.cancelled', { date: logDay(viewer)(endsAt) })
    await writeLog(db, website, [{ category: 'system', message }], { by: viewer.user_id, at })
    await publish(db, { kind: 'website', partnerId: viewer.partner_id, websiteId })
  })
}
