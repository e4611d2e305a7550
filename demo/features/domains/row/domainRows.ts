import { type Kysely, sql } from 'kysely'
import type { Action, CheckState } from '../../../../src/model'
import { isLive } from '../../../db/queries/base'
import type { Database } from '../../../db'
import { domainsWithin as domainsInScope } from '../../../db/queries/websites/domains'
import { mailboxCount } from '../../../db/queries/mailboxes'
import type { Services, Viewer } from '../../../kernel/context'
import { HttpError } from '../../../kernel/HttpError'
import { scopeOf } from '../../../access/scope'

/** The partner's domains on websites where the viewer has the right. */
export const domainsWithin = (db: Kysely<Database>, viewer: Viewer, action: Action = 'see_domains') =>
  domainsInScope(db, scopeOf(viewer, action))

/** What an answer shows of a domain. */
export const withDomainColumns = (query: ReturnType<typeof domainsWithin>) =>
  query
    .selectAll('domains')
    .select(['websites.title as website_title', 'websites.customer as website_customer'])
    .select('proof.proven_at')
    .select(({ ref }) => mailboxCount(ref('domains.id')).as('mailboxes'))
    .leftJoin('dnssec_keys', 'dnssec_keys.domain_id', 'domains.id')
    .select(['dnssec_keys.public_key', 'dnssec_keys.leaving as key_leaving'])
    .select(({ selectFrom }) =>
      selectFrom('domains as main')
        .select(sql<CheckState | null>`main.dns_check ->> 'state'`.as('state'))
        .whereRef('main.website_id', '=', 'domains.website_id')
        .where('main.role', '=', 'main')
        .where(isLive('domains', 'main'))
        .limit(1)
        .as('main_state'),
    )

export type DomainRow = Awaited<ReturnType<ReturnType<typeof withDomainColumns>['execute']>>[number]

interface DomainQuery {
  id: number
  /** The domain has to be one of this website. */
  websiteId?: number
  action?: Action
}

/** The row of a domain on which the viewer has the right; everything else is not there. */
export async function findDomainRow(
  { db }: Pick<Services, 'db'>,
  viewer: Viewer,
  { id, websiteId, action }: DomainQuery,
): Promise<DomainRow> {
  const query = withDomainColumns(domainsWithin(db, viewer, action)).where('domains.id', '=', id)
  const row = await (websiteId === undefined ? query : query.where('domains.website_id', '=', websiteId)).executeTakeFirst()
  if (!row) throw new HttpError(404, 'refusal.notFound')
  return row
}
