import { sql } from 'kysely'
import { websitesWithin } from '../../../db/queries/websites/websites'
import { peopleOf, scopeOf } from '../../../access/scope'
import type { Services, Viewer } from '../../../kernel/context'
import type { Translate } from '../../../kernel/text/translate'
import { messageText } from '../../../kernel/websiteLog/lineColumns'
import type { DomainRow } from '../row/domainRows'

const MOST = 50

/** What became of a domain, newest first: as the logs of the websites say, which it has been at and the viewer sees. */
export async function domainLog(services: Services, viewer: Viewer, { domain, t }: { domain: DomainRow; t: Translate }) {
  const { db } = services
  const person = await peopleOf(services, viewer)
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'line', 'message', 'date', 'from_user_id'])
    .where('partner_id', '=', viewer.partner_id)
    .where('website_id', 'in', websitesWithin(db, scopeOf(viewer, 'see_domains')).select('websites.id'))
    .where(sql<boolean>`line ->> 'kind' like 'domain.%'`)
    .where(sql<boolean>`line -> 'values' ->> 'domain' = ${domain.unicode_name}`)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  return rows.map((row) => ({ id: row.id, date: row.date.toISOString(), by: person(row.from_user_id), text: messageText(row, t) }))
}
