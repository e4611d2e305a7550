import type { Kysely } from 'kysely'
import type { TimeEntryDraft } from '../../../src/contract'
import { DATE_MIN, DAY_MS, HOUR_MS, may, OWN_TIME_DAYS } from '../../../src/model'
import type { Database } from '../../db'
import { missingRight } from '../../access/authorise'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import type { Translate } from '../../kernel/text/translate'
import { lockWebsite, type LockedWebsite } from '../../db/queries/websites/lockWebsite'
import { commitOnce } from '../../outbox/commit/commitOnce'
import type { News } from '../../kernel/News'

const MAX_HOURS = 24

interface Saved {
  websiteId: number
  draft: TimeEntryDraft
  /** Time is added once for a key. */
  key?: string | undefined
  t: Translate
}

/** Adds time by hand, or corrects an entry: one's own for a week, those of others by who may, always on record; `stale` when it has been corrected before. */
export function saveTimeEntry(services: Services, viewer: Viewer, { websiteId, draft, key, t }: Saved): Promise<'saved' | 'stale'> {
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
  return commitOnce(services, viewer, draft.id === undefined ? key : undefined, async (db) => {
    const website = await lockWebsite(db, websiteId)
    const news =
      draft.id === undefined
        ? await insert(db, viewer, website, values)
        : await correct(db, viewer, { website, id: Number(draft.id), values, editedAt: draft.editedAt, now })
    if (news === 'stale') return { changed: 'stale' }
    return { changed: 'saved', ...news, publish: [{ kind: 'website', websiteId }] }
  })
}

interface Values {
  started_at: Date
  last_tick_at: Date
  ended_at: Date
  seconds: number
  comment: string | null
}

async function insert(db: Kysely<Database>, viewer: Viewer, website: LockedWebsite, values: Values): Promise<News> {
  const place = { partner_id: website.partner_id, website_id: website.id, status: website.status }
  await db
    .insertInto('work_sessions')
    .values({ ...place, user_id: viewer.user_id, source: 'manual', ...values })
    .execute()
  return { webhooks: [{ event: 'time_entry_created', websiteId: website.id, data: { seconds: values.seconds } }] }
}

interface Correction {
  website: LockedWebsite
  id: number
  values: Values
  editedAt: string | null | undefined
  now: Date
}

async function correct(db: Kysely<Database>, viewer: Viewer, { website, id, values, editedAt, now }: Correction): Promise<News | 'stale'> {
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
  if (editedAt !== undefined && (editedAt && Date.parse(editedAt)) !== (entry.edited_at && entry.edited_at.getTime())) return 'stale'
  await db
    .updateTable('work_sessions')
    .set({ ...values, edited_by: viewer.user_id, edited_at: now })
    .where('id', '=', id)
    .execute()
  const details = { from: [entry.started_at, entry.ended_at], to: [values.started_at, values.ended_at] }
  return { audit: [{ action: 'time.corrected', subject: String(id), details }] }
}
