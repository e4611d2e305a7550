import { todayIn } from '../../../src/model'
import type { Services, Viewer } from '../context'
import { publish } from '../eventHub'
import { HttpError } from '../HttpError'
import { lockWebsite } from '../websites/workflowContext'
import { logTranslator, writeLog } from '../websites/writeLog'

/** A cancelled contract goes on as it was, as long as its last day is not over (CT-04). */
export function revokeCancellation(services: Services, viewer: Viewer, websiteId: number): Promise<void> {
  return services.db.transaction().execute(async (db) => {
    const website = await lockWebsite(db, websiteId)
    const contract = await db.selectFrom('contracts').selectAll().where('website_id', '=', websiteId).forUpdate().executeTakeFirst()
    const at = services.clock.now()
    const today = todayIn(viewer.time_zone, at)
    if (!contract?.cancelled_at || !contract.ends_at || contract.ends_at < today) throw new HttpError(409, 'refusal.noCancellation')
    await db
      .updateTable('contracts')
      .set({
        cancelled_at: null,
        ends_at: null,
        cancel_reason: null,
        cancel_comment: null,
        // Of what was cancelled elsewhere only the end is known.
        renewal_date: contract.renewal_before ?? contract.ends_at,
        notice_date: contract.notice_before,
        renewal_before: null,
        notice_before: null,
      })
      .where('id', '=', contract.id)
      .execute()
    await db
      .updateTable('websites')
      .set({ subscription_status: 'active', version: website.version + 1, updated_at: at })
      .where('id', '=', websiteId)
      .execute()
    const message = logTranslator(services, viewer)('log.contract.revoked')
    await writeLog(db, website, [{ category: 'system', message }], { by: viewer.user_id, at })
    await publish(db, { kind: 'website', partnerId: viewer.partner_id, websiteId })
  })
}
