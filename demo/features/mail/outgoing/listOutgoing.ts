import { type ExpressionBuilder, sql } from 'kysely'
import type { api_partner_outgoing_mails, ReadQuery, WrittenAnswer } from '../../../../src/contract/server'
import type { OutgoingMailState } from '../../../../src/model'
import { scopeOf } from '../../../access/scope'
import type { Database } from '../../../db'
import { withinScope } from '../../../db/queries/scope'
import { missedOf } from '../../../db/queries/websites/missed'
import { containsWords } from '../../../db/queries/words'
import { isLive, ofPartner } from '../../../db/queries/base'
import type { Services, Viewer } from '../../../kernel/context'
import { HttpError } from '../../../kernel/HttpError'
import { filteredBy } from '../../../kernel/request/filteredBy'
import { paginationOf, pagingOf } from '../../../kernel/request/paging'
import { thumbnailUrl } from '../../../kernel/userOf'

type Query = ReadQuery<typeof api_partner_outgoing_mails>
type Answer = WrittenAnswer<typeof api_partner_outgoing_mails>
type Row = Awaited<ReturnType<typeof findOutgoing>>

/** Mails of the websites within reach, and whoever reaches all of them sees those that are about none; the newest first. */
export async function listOutgoing(services: Services, viewer: Viewer, query: Query): Promise<Answer> {
  const paging = pagingOf(query)
  const search = query.search?.trim()
  const { state } = query
  let mails = mailsInScope(services, viewer)
  if (state) mails = mails.where((eb) => inState(eb, state))
  if (search) mails = mails.where(containsWords(SEARCHED, search))
  const { total } = await mails.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await mails
    .select(COLUMNS)
    .orderBy('outgoing_mails.created_at', 'desc')
    .orderBy('outgoing_mails.id', 'desc')
    .limit(paging.limit)
    .offset(paging.offset)
    .execute()
  return { items: rows.map(presentOutgoing), pagination: paginationOf(paging, rows.length, total), filters: filteredBy(query) }
}

const SEARCHED = sql`concat_ws(' ', outgoing_mails.subject, jsonb_path_query_array(recipients || outgoing_mails.cc || outgoing_mails.bcc, '$[*].*'), websites.title)`

/** One of them. */
export const findOutgoing = (services: Services, viewer: Viewer, id: number) =>
  mailsInScope(services, viewer)
    .select(COLUMNS)
    .where('outgoing_mails.id', '=', id)
    .executeTakeFirstOrThrow(() => new HttpError(404, 'refusal.notFound'))

const COLUMNS = [
  'outgoing_mails.id',
  'outgoing_mails.kind',
  'outgoing_mails.refusal_url',
  'outgoing_mails.subject',
  'outgoing_mails.recipients',
  'outgoing_mails.cc',
  'outgoing_mails.bcc',
  'outgoing_mails.accepted',
  'outgoing_mails.message_id',
  'outgoing_mails.state',
  'outgoing_mails.bounced_at',
  'outgoing_mails.problem',
  'outgoing_mails.response',
  'outgoing_mails.run_at',
  'outgoing_mails.settled_at',
  'outgoing_mails.created_at',
  'websites.id as website_id',
  'websites.title',
  'websites.status',
  'websites.image_file_id',
  missedOf('outgoing_mails').as('missed'),
] as const

function mailsInScope({ db }: Services, viewer: Viewer) {
  return ofPartner(db, viewer.partner_id, 'outgoing_mails')
    .leftJoin('websites', (join) => join.onRef('websites.id', '=', 'outgoing_mails.website_id').on(isLive('websites')))
    .where((eb) => withinScope(eb, scopeOf(viewer, 'handle_messages')))
}

type Mails = ExpressionBuilder<Database, 'outgoing_mails'>

/** What no server took and what one sent back lie in one state; people tell them apart. */
function inState(eb: Mails, state: OutgoingMailState) {
  if (state === 'refused') return eb.and([eb('state', '=', 'bounced'), eb('bounced_at', 'is', null)])
  if (state === 'bounced') return eb.and([eb('state', '=', 'bounced'), eb('bounced_at', 'is not', null)])
  return eb('state', '=', state)
}

const RESENDABLE = new Set<OutgoingMailState>(['refused', 'bounced', 'suppressed', 'failed'])

export function presentOutgoing(row: Row): Answer['items'][number] {
  const state = row.state === 'bounced' && row.bounced_at === null ? 'refused' : row.state
  const { website_id, title, status } = row
  return {
    id: row.id,
    subject: row.subject,
    to: row.recipients,
    cc: row.cc,
    bcc: row.bcc,
    website:
      website_id !== null && title !== null && status !== null
        ? { id: website_id, title, status, image: thumbnailUrl(row.image_file_id) }
        : null,
    messageId: row.message_id,
    state,
    missed: row.missed,
    said: row.problem ?? row.response,
    date: (row.settled_at ?? row.run_at).toISOString(),
    createdAt: row.created_at.toISOString(),
    // Of a way into an account no words are kept.
    canResend: RESENDABLE.has(state) && row.kind !== 'password',
  }
}
