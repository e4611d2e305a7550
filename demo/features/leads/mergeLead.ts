import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import { endSessionsOn } from '../../db/queries/workSessions'
import { emitWebhook } from '../../outbox/webhooks/emitWebhook'
import type { Services, Viewer } from '../../kernel/context'
import { publish } from '../../kernel/eventHub'
import { HttpError } from '../../kernel/HttpError'
import { lockWebsite, type LockedWebsite } from '../../db/queries/lockWebsite'
import { logTranslator, writeLog } from '../../kernel/log/writeLog'
import { findDuplicates } from './findDuplicates'
import { joinedWebsite } from './joinedWebsite'
import { keepMerge } from './mergeRecord'
import { moveBelongings } from './moveBelongings'

interface Merge {
  lead: number
  into: number
}

/** Makes a lead part of another website of the same customer: everything of it goes there, and the empty lead into the recycle bin. */
export function mergeLead(services: Services, viewer: Viewer, { lead: leadId, into: intoId }: Merge): Promise<void> {
  return services.db.transaction().execute(async (db) => {
    const duplicates = await findDuplicates({ ...services, db }, viewer, leadId)
    if (!duplicates.some(({ website }) => Number(website.id) === intoId)) throw new HttpError(404, 'refusal.notFound')
    const locked = new Map<number, LockedWebsite>()
    // Always in the same order, or two merges in opposite directions would wait for each other.
    for (const id of [leadId, intoId].toSorted((a, b) => a - b)) locked.set(id, await lockWebsite(db, id))
    const [lead, into] = [locked.get(leadId), locked.get(intoId)]
    // Somebody else may have been faster.
    if (!lead || !into || lead.deleted_at || into.deleted_at) throw new HttpError(404, 'refusal.notFound')
    const at = services.clock.now()
    for (const userId of await endSessionsOn(db, leadId, at)) await publish(db, { kind: 'timer', partnerId: viewer.partner_id, userId })
    const belongings = await moveBelongings(db, { from: leadId, to: intoId, by: viewer.user_id, at })
    await db
      .updateTable('websites')
      .set({ ...joinedWebsite(lead, into), version: into.version + 1, updated_at: at })
      .where('id', '=', intoId)
      .execute()
    await db
      .updateTable('websites')
      .set({ deleted_at: at, updated_at: at, version: lead.version + 1, domain: null, domains: [], image_file_id: null })
      .where('id', '=', leadId)
      .execute()
    await keepMerge(db, { lead, into, belongings, by: viewer.user_id, at })
    await tell(services, db, viewer, { lead, into, at })
  })
}

async function tell(
  services: Services,
  db: Kysely<Database>,
  viewer: Viewer,
  { lead, into, at }: { lead: LockedWebsite; into: LockedWebsite; at: Date },
): Promise<void> {
  const t = logTranslator(services, viewer)
  const done = { by: viewer.user_id, at }
  await writeLog(db, into, [{ category: 'system', message: t('log.lead.merged', { lead: lead.title }) }], done)
  await writeLog(db, lead, [{ category: 'system', message: t('log.lead.mergedAway', { website: into.title }) }], done)
  const partnerId = viewer.partner_id
  await emitWebhook(db, services.clock, { partnerId, event: 'website_deleted', websiteId: lead.id, actorId: viewer.user_id })
  for (const { id } of [lead, into]) await publish(db, { kind: 'website', partnerId, websiteId: id })
  await publish(db, { kind: 'counts', partnerId })
}
