import { sql } from 'kysely'
import type { partner_website_messages, ReadQuery } from '../../../src/contract/server'
import { filterMessages, messageCounts, messagesWithin, pageOfMessages } from '../../db/queries/websites/messages'
import { totalOf, withTotal } from '../../db/queries/total'
import type { Services, Viewer } from '../../kernel/context'
import { filteredBy } from '../../kernel/request/filteredBy'
import { orderOf, paginationOf, type Paging, pagingOf, valuesOf } from '../../kernel/request/paging'
import { peopleOf, scopeOf } from '../../access/scope'
import { presentMessage } from './present'
import type { Translate } from '../../kernel/text/translate'
import { lineWords } from './lineWords'

type Query = ReadQuery<typeof partner_website_messages> | undefined

/** How to sort, and by which column. */
const SORTS = { createdAt: 'messages.date', pinnedAt: 'messages.pinned_at' } as const
const SORT_NAMES = ['createdAt', 'pinnedAt'] as const
const NEWEST_FIRST = '-createdAt'

/** One page of a website's log, newest first; `around` answers the page with that message on it. */
export async function listMessages(services: Services, viewer: Viewer, websiteId: number, query: Query, t: Translate) {
  const { by, direction } = orderOf(query?.sort ?? NEWEST_FIRST, SORT_NAMES)
  const matching = selectMessages(services, viewer, websiteId, query, t)
  const paging = await pageAround(matching, query, direction)
  const sorted = matching.orderBy(SORTS[by], direction).orderBy('messages.id', direction)
  const rows = await withTotal(pageOfMessages(sorted, paging, viewer.user_id), matching).execute()
  const person = await peopleOf(services, viewer)
  return {
    items: rows.map((row) => presentMessage(row, person, t)),
    pagination: paginationOf(paging, rows.length, await totalOf(rows, paging, matching)),
    filters: { ...filteredBy(query), counts: await messageCounts(services.db, websiteId, services.clock.now()) },
  }
}

function selectMessages({ db, clock }: Services, viewer: Viewer, websiteId: number, query: Query, t: Translate) {
  const search = query?.search?.trim() || undefined
  return messagesWithin(db, scopeOf(viewer))
    .where('messages.website_id', '=', websiteId)
    .where((eb) =>
      filterMessages(eb, {
        categories: valuesOf(query?.category),
        filter: query?.filter,
        search,
        words: search ? lineWords(t) : undefined,
        now: clock.now(),
      }),
    )
}

/** The page asked for, or the one with the message; a message that the filters leave out changes nothing. */
async function pageAround(matching: ReturnType<typeof selectMessages>, query: Query, direction: 'asc' | 'desc'): Promise<Paging> {
  const paging = pagingOf(query)
  if (query?.around === undefined) return paging
  const { around } = query
  const found = await matching.where('messages.id', '=', around).select('messages.id').executeTakeFirst()
  if (!found) return paging
  const comparison = sql.raw(direction === 'desc' ? '>' : '<')
  const { before } = await matching
    .where(sql<boolean>`(messages.date, messages.id) ${comparison} (select m.date, m.id from messages m where m.id = ${around})`)
    .select(({ fn }) => fn.countAll<number>().as('before'))
    .executeTakeFirstOrThrow()
  const page = Math.floor(before / paging.limit) + 1
  return { ...paging, page, offset: (page - 1) * paging.limit }
}
