import type { ContractCancellation } from '../../../src/contract'
import { type IsoDay, todayIn } from '../../../src/model'
import type { Services, Viewer } from '../context'
import { publish } from '../eventHub'
import { HttpError } from '../HttpError'
import { lockWebsite } from '../websites/workflowContext'
import { logDay } from '../websites/logDay'
import { logTranslator, writeLog } from '../websites/writeLog'

interface Term {
  min_term_end: string
  renewal_date: string | null
}

/** The earliest day a contract may end. */
export const earliestEnd = ({ min_term_end, renewal_date }: Term, today: IsoDay): IsoDay =>
  [today, min_term_end, renewal_date ?? today].toSorted().at(-1) ?? today

/** Ends the contract of a website at the earliest day it may end. */
export function cancelContract(services: Services, viewer: Viewer, websiteId: number, why?: ContractCancellation): Promise<void> {
  return services.db.transaction().execute(async (db) => {
    const website = await lockWebsite(db, websiteId)
    const contract = await db.selectFrom('contracts').selectAll().where('website_id', '=', websiteId).forUpdate().executeTakeFirst()
    if (!contract || contract.cancelled_at) throw new HttpError(409, 'refusal.noContract')
    const at = services.clock.now()
    const today = todayIn(viewer.time_zone, at)
    const endsAt = earliestEnd(contract, today)
    await db
      .updateTable('contracts')
      .set({
        cancelled_at: today,
        ends_at: endsAt,
        cancel_reason: why?.reason ?? null,
        cancel_comment: why?.comment || null,
        renewal_before: contract.renewal_date,
        notice_before: contract.notice_date,
        renewal_date: null,
        notice_date: null,
      })
      .where('id', '=', contract.id)
      .execute()
    await db
      .updateTable('websites')
      .set({ subscription_status: 'cancelled', version: website.version + 1, updated_at: at })
      .where('id', '=', websiteId)
      .execute()
    const t = logTranslator(services, viewer)
    const values = { date: logDay(viewer)(endsAt), reason: why ? t(`contract.reason.${why.reason}`) : '' }
    const message = t(why ? 'log.contract.cancelled' : 'backoffice.log.cancelled', values)
    await writeLog(db, website, [{ category: 'system', message }], { by: viewer.user_id, at })
    await publish(db, { kind: 'website', partnerId: viewer.partner_id, websiteId })
  })
}
