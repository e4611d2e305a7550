import { sql } from 'kysely'
import type { api_partner_tickets, ReadQuery } from '../../../src/contract/server'
import {
  RESPONSE_LIMIT_HOURS,
  RESPONSE_TARGET_HOURS,
  TICKET_SCOPES,
  TICKET_SORTS,
  type TicketScope,
  type TicketSort,
} from '../../../src/model'
import { alphabetical } from '../../db/queries/alphabetical'
import { filterMessages, isSnoozed, isTicketOf, messagesWithin, pageOfMessages, ticketsWithin } from '../../db/queries/websites/messages'
import { totalOf, withTotal } from '../../db/queries/total'
import { ORDER_BY_PERSON, ORDER_BY_STATUS } from '../../db/queries/websites/websiteSorts'
import type { Services, Viewer } from '../../kernel/context'
import { filteredBy } from '../../kernel/request/filteredBy'
import { orderOf, paginationOf, pagingOf, valuesOf } from '../../kernel/request/paging'
import { peopleOf, scopeOf } from '../../access/scope'
import { viewersOf } from '../websites/people/presence'
import type { Translate } from '../../kernel/text/translate'
import { lineWords } from './lineWords'
import { presentMessage } from './present'

type Query = ReadQuery<typeof api_partner_tickets> | undefined

const ORDER: Readonly<Record<TicketSort, ReturnType<typeof sql>>> = {
  createdAt: sql`messages.date`,
  website: alphabetical(sql.ref('websites.title')),
  websiteStatus: ORDER_BY_STATUS,
  dueDate: sql`messages.due_date`,
  assigned_to: ORDER_BY_PERSON,
  subject: alphabetical(sql.ref('messages.subject')),
}

/** One page of what customers wrote and nobody has dealt with. */
export async function listTickets(services: Services, viewer: Viewer, query: Query, t: Translate) {
  const paging = pagingOf(query)
  const { by, direction } = orderOf(query?.sort ?? '-createdAt', TICKET_SORTS)
  const matching = query?.ticket === undefined ? selectTickets(services, viewer, query, t) : selectTicket(services, viewer, query.ticket)
  const sorted = matching.orderBy(sql`${ORDER[by]} ${sql.raw(direction)} nulls last`).orderBy('messages.id', direction)
  const rows = await withTotal(pageOfMessages(sorted, paging, viewer.user_id), matching).execute()
  const scopes = await countByScope(services, viewer)
  const person = await peopleOf(services, viewer)
  const viewers = await viewersOf(services, viewer, [...new Set(rows.map((row) => row.website_id))])
  const items = rows.map((row) => ({ ...presentMessage(row, person, t), viewers: viewers.get(row.website_id) ?? [] }))
  return {
    items,
    pagination: paginationOf(paging, rows.length, await totalOf(rows, paging, matching)),
    filters: { ...filteredBy(query), response: targetsOf(viewer), scopes },
  }
}

/** How many tickets wait in each scope, whatever the list is narrowed to. */
const countByScope = (services: Services, viewer: Viewer): Promise<Record<TicketScope, number>> =>
  selectTickets(services, viewer)
    .select(({ fn }) =>
      TICKET_SCOPES.map((scope) =>
        fn
          .countAll<number>()
          .filterWhere((eb) => isTicketOf(eb, scope, viewer.user_id))
          .as(scope),
      ),
    )
    .executeTakeFirstOrThrow()

/** Working hours after which an answer is late, and far too late (TK-09). */
const targetsOf = ({ settings }: Viewer) => ({
  targetHours: settings.responseTargetHours ?? RESPONSE_TARGET_HOURS,
  limitHours: settings.responseLimitHours ?? RESPONSE_LIMIT_HOURS,
})

/** A ticket by its id, also when it is done or put off. */
const selectTicket = ({ db }: Services, viewer: Viewer, id: number) =>
  messagesWithin(db, scopeOf(viewer, 'see_tickets')).where('messages.category', '=', 'message_from').where('messages.id', '=', id)

function selectTickets({ db, clock }: Services, viewer: Viewer, query?: Query, t?: Translate) {
  const statuses = valuesOf(query?.status)
  const now = clock.now()
  const snoozed = query?.filter === 'snoozed'
  const filter = query?.filter === 'snoozed' ? undefined : query?.filter
  const search = query?.search?.trim() || undefined
  const base = ticketsWithin(db, scopeOf(viewer, 'see_tickets'))
    .where((eb) => filterMessages(eb, { filter, search, words: search && t ? lineWords(t) : undefined, now }))
    .where((eb) => (snoozed ? isSnoozed(now) : eb.not(isSnoozed(now))))
    .where((eb) => isTicketOf(eb, query?.scope ?? 'all', viewer.user_id))
  return statuses ? base.where(sql<boolean>`websites.status = any(${statuses})`) : base
}
