import type { Kysely } from 'kysely'
import type { AnnotationDraft } from '../../../src/contract'
import { type DaySpan, toIsoDay } from '../../../src/model'
import type { Database } from '../../db'
import type { Services, Viewer } from '../../kernel/context'
import type { LoggedLine } from '../../kernel/News'
import { HttpError } from '../../kernel/HttpError'
import type { Translate } from '../../kernel/text/translate'
import { lockWebsite } from '../../db/queries/websites/lockWebsite'
import { messageText } from '../../kernel/websiteLog/lineColumns'
import { commit } from '../../outbox/commit/commit'
import { commitOnce } from '../../outbox/commit/commitOnce'

/** Labels of log messages that explain a change of the visits. */
const TELLING_LABELS = ['published', 'unpublished', 'domain.main']
const MAX_LOGGED = 200

/** What happened to the website on these days: its statuses, when it was published, its domains, and what people noted (ST-04). */
export async function annotationsOf(db: Kysely<Database>, { time_zone }: Viewer, websiteId: number, { from, to }: DaySpan, t: Translate) {
  const moves = await db
    .selectFrom('status_moves')
    .select(['to_status', 'moved_at'])
    .where('website_id', '=', websiteId)
    .orderBy('moved_at')
    .orderBy('id')
    .execute()
  const logged = await db
    .selectFrom('messages')
    .select(['date', 'line', 'message'])
    .where('website_id', '=', websiteId)
    .where('category', '=', 'system')
    .where('label', 'in', TELLING_LABELS)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_LOGGED)
    .execute()
  const noted = await db
    .selectFrom('website_annotations')
    .select(['id', 'date', 'text'])
    .where('website_id', '=', websiteId)
    .orderBy('id')
    .execute()
  const dayOf = (instant: Date) => toIsoDay(instant, time_zone)
  return [
    ...moves.map(({ to_status, moved_at }) => ({ date: dayOf(moved_at), text: t(`status.${to_status}`), id: null })),
    ...logged.toReversed().map((message) => ({ date: dayOf(message.date), text: messageText(message, t), id: null })),
    ...noted,
  ]
    .filter(({ date }) => date >= from && date <= to)
    .toSorted((one, other) => one.date.localeCompare(other.date))
}

interface NewAnnotation extends AnnotationDraft {
  /** Once for a key. */
  readonly key: string | undefined
}

export function addAnnotation(services: Services, viewer: Viewer, websiteId: number, { date, text, key }: NewAnnotation) {
  return commitOnce(services, viewer, key, async (db) => {
    const at = services.clock.now()
    const row = await db
      .insertInto('website_annotations')
      .values({ website_id: websiteId, date, text, created_by: viewer.user_id, created_at: at })
      .returning(['id', 'date', 'text'])
      .executeTakeFirstOrThrow()
    return { changed: row, log: await logOf(db, websiteId, 'annotation.added', text) }
  })
}

export function removeAnnotation(services: Services, viewer: Viewer, websiteId: number, id: number): Promise<void> {
  return commit(services, viewer, async (db) => {
    const removal = db.deleteFrom('website_annotations').where('id', '=', id).where('website_id', '=', websiteId)
    const row = await removal.returning('text').executeTakeFirst()
    if (!row) throw new HttpError(404, 'refusal.notFound')
    return { log: await logOf(db, websiteId, 'annotation.removed', row.text) }
  })
}

type Deed = 'annotation.added' | 'annotation.removed'

async function logOf(db: Kysely<Database>, websiteId: number, kind: Deed, text: string): Promise<LoggedLine[]> {
  return [{ website: await lockWebsite(db, websiteId), line: { kind, values: { text } } }]
}
