import { sql } from 'kysely'
import type { ListQuery, SuppressedAddressKey } from '../../../../src/contract'
import type { api_partner_suppressed_addresses, WrittenAnswer } from '../../../../src/contract/server'
import { containsWords } from '../../../db/queries/words'
import { ofPartner } from '../../../db/queries/base'
import type { Services, Viewer } from '../../../kernel/context'
import { HttpError } from '../../../kernel/HttpError'
import { filteredBy } from '../../../kernel/request/filteredBy'
import { paginationOf, pagingOf } from '../../../kernel/request/paging'

type Answer = WrittenAnswer<typeof api_partner_suppressed_addresses>

/** Addresses that get no mail, or no reminders; the newest first. */
export async function listSuppressed({ db }: Services, viewer: Viewer, query: ListQuery): Promise<Answer> {
  const paging = pagingOf(query)
  const search = query.search?.trim()
  const bounced = ofPartner(db, viewer.partner_id, 'suppressed_addresses').select([
    'email',
    sql<'bounced' | 'reminders'>`'bounced'`.as('reason'),
    sql<string | null>`said`.as('said'),
    'created_at',
  ])
  const refused = ofPartner(db, viewer.partner_id, 'reminder_refusals').select([
    'email',
    sql<'bounced' | 'reminders'>`'reminders'`.as('reason'),
    sql<string | null>`null`.as('said'),
    'created_at',
  ])
  let addresses = db.selectFrom(bounced.unionAll(refused).as('addresses'))
  if (search) addresses = addresses.where(containsWords(sql`email`, search))
  const { total } = await addresses.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await addresses
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('email')
    .limit(paging.limit)
    .offset(paging.offset)
    .execute()
  const items = rows.map(({ email, reason, said, created_at }) => ({ email, reason, said, createdAt: created_at.toISOString() }))
  return { items, pagination: paginationOf(paging, rows.length, total), filters: filteredBy(query) }
}

/** From now on the address gets mail, or reminders, like any other. */
export async function removeSuppressed({ db }: Services, viewer: Viewer, { email, reason }: SuppressedAddressKey): Promise<void> {
  const gone = await db
    .deleteFrom(reason === 'bounced' ? 'suppressed_addresses' : 'reminder_refusals')
    .where('partner_id', '=', viewer.partner_id)
    .where('email', '=', email.toLowerCase())
    .returning('email')
    .executeTakeFirst()
  if (!gone) throw new HttpError(404, 'refusal.notFound')
}
