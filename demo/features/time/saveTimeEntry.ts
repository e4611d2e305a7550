import type { Kysely } from 'kysely'
import type { TimeEntryDraft } from '../../../src/contract'
import { DATE_MIN, DAY_MS, HOUR_MS, may, OWN_TIME_DAYS } from '../../../src/model'
import type { Database } from '../../db'
import { emitWebhook } from '../../outbox/webhooks/emitWebhook'
import { audit } from '../../services'
import { missingRight } from '../../access/authorise'
import type { Services, Viewer } from '../../kernel/context'
import { publish } from '../../kernel/publish'
import { HttpError } from '../../kernel/HttpError'
import type { Translate } from '../../kernel/text/translate'
import { lockWebsite, type LockedWebsite } from '../../db/queries/lockWebsite'

const MAX_HOURS = 24

interface Saved {
  websiteId: number
  draft: TimeEntryDraft
  t: Translate
}

/** Adds time by hand, or corrects an entry: one's own for a week, those of others by who may, always on record. */
export function saveTimeEntry(services: Services, viewer: Viewer, { websiteId, draft, t }: Saved): Promise<void> {
  const now = services.clock.now()
  const [start, end] = [new Date(draft.startedAt), new Date(draft.endedAt)]
  const length = end.getTime() - start.getTime()
  if (length <= 0 || length > MAX_HOURS * HOUR_MS || end > now || start < new Date(DATE_MIN)) {
    throw new HttpError(422, 'refusal.fields', { errors: [{ name: 'endedAt', message: t('field.period', { hours: MAX_HOURS }) }] })
  }
  const values = {
    started_at: start,
    last_tick_at: end,
    ended_at: end,
    seconds: Math.floor(length / 1000),
    comment: draft.comment?.trim() || null,
  }
  return services.db.transaction().execute(async (db) => {
    const website = await lockWebsite(db, websiteId)
    if (draft.id === undefined) {
      await insert(db, viewer, website, values)
      const data = { seconds: values.seconds }
      await emitWebhook(db, services.clock, {
        partnerId: viewer.partner_id,
        event: 'time_entry_created',
        websiteId,
        actorId: viewer.user_id,
        data,
      })
    } else await correct(db, viewer, { website, id: Number(draft.id), values, now })
    await publish(db, { kind: 'website', partnerId: viewer.partner_id, websiteId })
  })
}

interface Values {
  started_at: Date
  last_tick_at: Date
  ended_at: Date
  seconds: number
  comment: string | null
}

async function insert(db: Kysely<Database>, viewer: Viewer, website: LockedWebsite, values: Values): Promise<void> {
  const place = { partner_id: website.partner_id, website_id: website.id, status: website.status }
  await db
    .insertInto('work_sessions')
    .values({ ...place, user_id: viewer.user_id, source: 'manual', ...values })
    .execute()
}

interface Correction {
  website: LockedWebsite
  id: number
  values: Values
  now: Date
}

async function correct(db: Kysely<Database>, viewer: Viewer, { website, id, values, now }: Correction): Promise<void> {
  const entry = await db
    .selectFrom('work_sessions')
    .selectAll()
    .where('id', '=', id)
    .where('website_id', '=', website.id)
    .where('ended_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  if (!entry) throw new HttpError(404, 'refusal.notFound')
  if (may('edit_time_of_others', viewer.roles) !== 'all') {
    if (entry.user_id !== viewer.user_id) throw missingRight('edit_time_of_others')
    if (now.getTime() - entry.started_at.getTime() > OWN_TIME_DAYS * DAY_MS)
      throw new HttpError(403, 'refusal.late', { values: { days: OWN_TIME_DAYS } })
  }
  await db
    .updateTable('work_sessions')
    .set({ ...values, edited_by: viewer.user_id, edited_at: now })
    .where('id', '=', id)
    .execute()
  const details = { from: [entry.started_at, entry.ended_at], to: [values.started_at, values.ended_at] }
  await audit(db, { action: 'time.corrected', at: now, userId: viewer.user_id, partnerId: viewer.partner_id, subject: String(id), details })
}
