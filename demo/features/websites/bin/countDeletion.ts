import { sql } from 'kysely'
import type { WebsiteDeletion } from '../../../../src/contract'
import { websitesWithin } from '../../../db/queries/websites/websites'
import type { Services, Viewer } from '../../../kernel/context'
import { scopeOf } from '../../../access/scope'
import { isLive } from '../../../db/queries/base'

/** What hangs on websites that the viewer may delete; of others nothing is told. */
export async function countDeletion({ db }: Services, viewer: Viewer, ids: readonly number[]): Promise<WebsiteDeletion> {
  const { rows } = await sql<WebsiteDeletion>`
    with chosen as (${websitesWithin(db, scopeOf(viewer, 'delete_website'))
      .where('websites.id', 'in', [...ids])
      .select('websites.id')})
    select
      (select count(*)::int from messages where website_id in (select id from chosen) and ${isLive('messages')}) as messages,
      (select count(*)::int from todos where website_id in (select id from chosen) and ${isLive('todos')} and not done) as todos,
      (select count(*)::int from files where website_id in (select id from chosen) and ${isLive('files')}) as files,
      (select count(*)::int from contracts where website_id in (select id from chosen)) as contracts,
      (select count(*)::int from domains where website_id in (select id from chosen) and ${isLive('domains')}) as domains,
      (select count(*)::int from mailboxes join domains on domains.id = mailboxes.domain_id
        where domains.website_id in (select id from chosen) and ${isLive('domains')}) as mailboxes
  `.execute(db)
  return rows[0] ?? { messages: 0, todos: 0, files: 0, contracts: 0, domains: 0, mailboxes: 0 }
}
