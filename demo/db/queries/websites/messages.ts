import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { type TicketScope, unreachable } from '../../../../src/model'
import type { Database } from '../../schema'
import { isMarked, type ViewerScope, websitesWithin } from './websites'
import { containsWords } from '../words'
import { isLive, live } from '../base'
import { hasMissed, missedOf } from './missed'

/** Messages of the partner's websites within reach. */
export const messagesWithin = (db: Kysely<Database>, scope: ViewerScope) =>
  websitesWithin(db, scope).innerJoin('messages', 'messages.website_id', 'websites.id').where(isLive('messages'))

/** What customers wrote there and nobody has dealt with, put off or not. */
export const ticketsWithin = (db: Kysely<Database>, scope: ViewerScope) =>
  messagesWithin(db, scope)
    // Of the same partner as their websites: said once more, as they are found by it.
    .where('messages.partner_id', '=', scope.partnerId)
    .where('messages.category', '=', 'message_from')
    .where('messages.done', '=', false)

/** Whose tickets a list shows. */
export function isTicketOf(eb: ExpressionBuilder<Database, 'messages' | 'websites'>, scope: TicketScope, userId: number) {
  switch (scope) {
    case 'mine':
      return eb('websites.assigned_to', '=', userId)
    case 'unassigned':
      return eb('websites.assigned_to', 'is', null)
    case 'following':
      return isMarked('follows', userId)
    case 'all':
      return eb.lit(true)
    default:
      return unreachable(scope)
  }
}

type Messages = ReturnType<typeof messagesWithin>

/** Everything a message shows to a person, with its files and the website it is about. */
export const withMessageColumns = (query: Messages, userId: number) =>
  query
    .selectAll('messages')
    .select(['websites.title as website_title', 'websites.status as website_status', 'websites.assigned_to', 'websites.image_file_id'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('files')
          .whereRef('files.message_id', '=', 'messages.id')
          .where(isLive('files'))
          .select(['files.id', 'files.type', 'files.name', 'files.bytes', 'files.thumbnail_hash', 'files.scan_state', 'files.content_id'])
          .orderBy('files.id'),
      ).as('files'),
      sql<number | null>`coalesce(messages.reply_to_id, (
        select q.id from messages q where q.website_id = messages.website_id and q.mail_id = messages.in_reply_to and ${isLive('messages', 'q')} limit 1
      ))`.as('reply_to'),
      sql<number>`(select count(*)::int from messages m where m.merged_into_id = messages.id and ${isLive('messages', 'm')})`.as('merged'),
      sql<number>`(select count(*)::int from todos t where t.message_id = messages.id and not t.done and ${isLive('todos', 't')})`.as(
        'open_todos',
      ),
      sql<boolean>`(messages.category = 'message_from' and not messages.done and not exists (
        select from message_reads r where r.message_id = messages.id and r.user_id = ${userId}
      ))`.as('unread'),
      // Replies written here; what was written in the mailer is taken back there.
      sql<Date | null>`(select max(m.run_at) from outgoing_mails m where m.message_id = messages.id and m.state = 'waiting' and m.attempts = 0
        and m.created_by = ${userId} and m.draft ->> 'text' is not null)`.as('take_back_until'),
      sql<string[]>`coalesce((
        select ${missedOf('m')} from outgoing_mails m where m.message_id = messages.id and ${hasMissed('m')} limit 1
      ), '{}')`.as('missed'),
    ])

interface Page {
  readonly limit: number
  readonly offset: number
}

/** One page of sorted messages. Its ids are found first: the database would work out the columns of all messages before the page, too. */
export function pageOfMessages(sorted: Messages, { limit, offset }: Page, userId: number) {
  const ids = sorted.select('messages.id').limit(limit).offset(offset)
  return withMessageColumns(sorted.where('messages.id', 'in', ids), userId)
}

export type MessageRow = Awaited<ReturnType<ReturnType<typeof withMessageColumns>['execute']>>[number]

/** What kinds of lines and statuses are called, by their names; the sentence of a line is in the language of the partner alone. */
interface LineWords {
  readonly kinds: Readonly<Record<string, string>>
  readonly statuses: Readonly<Record<string, string>>
}

export interface MessageFilters {
  categories?: readonly string[] | undefined
  filter?: 'undone' | 'pin' | 'files' | undefined
  search?: string | undefined
  words?: LineWords | undefined
  /** Decides what is snoozed. */
  now: Date
}

type Builder = ExpressionBuilder<Database, 'messages'>
type Condition = Expression<SqlBool>

/** Whether somebody still has to act on the message, as the model says it. */
const isUndone = sql<SqlBool>`(not messages.done and (messages.category in ('message_from', 'call') or (messages.category = 'intern' and messages.due_date is not null)))`
/** Whether the message was put off, as the model says it. */
export const isSnoozed = (now: Date) => sql<SqlBool>`(messages.snoozed_until_reply or coalesce(messages.snoozed_until > ${now}, false))`
const waitsNow = (now: Date) => sql<SqlBool>`(${isUndone} and not ${isSnoozed(now)})`
const hasFiles = sql<SqlBool>`exists (select from files f where f.message_id = messages.id and ${isLive('files', 'f')})`

export function filterMessages(eb: Builder, { categories, filter, search, words, now }: MessageFilters): Condition {
  const conditions: (Condition | false | undefined)[] = [
    categories && sql<SqlBool>`messages.category = any(${categories})`,
    filter === 'undone' && waitsNow(now),
    filter === 'pin' && eb('messages.pin', '=', true),
    filter === 'files' && hasFiles,
    search
      ? containsWords(
          sql`concat_ws(' ', messages.subject, messages.message, messages.label, messages.from_name, messages.to_name, ${shownWords(words)})`,
          search,
        )
      : undefined,
  ]
  return eb.and(conditions.filter((condition) => condition !== undefined && condition !== false))
}

/** What a reader sees of a line beside its names and numbers, which its sentence has too. */
const shownWords = (words: LineWords | undefined) =>
  words
    ? sql`${JSON.stringify(words.kinds)}::jsonb ->> (messages.line ->> 'kind'),
        ${JSON.stringify(words.kinds)}::jsonb ->> (messages.subject_line ->> 'kind'),
        ${JSON.stringify(words.statuses)}::jsonb ->> (messages.line -> 'values' ->> 'from'),
        ${JSON.stringify(words.statuses)}::jsonb ->> (messages.line -> 'values' ->> 'to')`
    : sql`null`

/** How many messages of a website are behind each filter. */
export async function messageCounts(db: Kysely<Database>, websiteId: number, now: Date): Promise<Record<string, number>> {
  const rows = await live(db, 'messages')
    .where('website_id', '=', websiteId)
    .groupBy('category')
    .select(['category', sql<number>`count(*)::int`.as('all')])
    .select([
      sql<number>`count(*) filter (where ${waitsNow(now)})::int`.as('undone'),
      sql<number>`count(*) filter (where messages.pin)::int`.as('pin'),
      sql<number>`count(*) filter (where ${hasFiles})::int`.as('files'),
    ])
    .execute()
  const sum = (name: 'all' | 'undone' | 'pin' | 'files') => rows.reduce((total, row) => total + row[name], 0)
  return {
    all: sum('all'),
    undone: sum('undone'),
    pin: sum('pin'),
    files: sum('files'),
    ...Object.fromEntries(rows.map((row) => [row.category, row.all])),
  }
}
