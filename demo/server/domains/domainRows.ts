import type { Kysely } from 'kysely'
import type { Action } from '../../../src/model'
import type { Database } from '../../db'
import { withinScope } from '../../db/queries/scope'
import type { Services, Viewer } from '../context'
import { HttpError } from '../HttpError'
import { reachOf } from '../websites/reach'

/** The partner's domains on websites within reach; those of no website only for people who may see all. */
export function domainsWithin(db: Kysely<Database>, viewer: Viewer, action: Action = 'see_domains') {
  const reach = reachOf(viewer, action)
  return db
    .selectFrom('domains')
    .leftJoin('websites', 'websites.id', 'domains.website_id')
    .leftJoin('domain_proofs as proof', (join) =>
      join.onRef('proof.partner_id', '=', 'domains.partner_id').onRef('proof.name', '=', 'domains.name'),
    )
    .where('domains.partner_id', '=', viewer.partner_id)
    .where('domains.deleted_at', 'is', null)
    .where('websites.deleted_at', 'is', null)
    .where((eb) =>
      reach.scope === 'all'
        ? eb.lit(true)
        : // The join is outer, but a domain of no website fails this condition.
          eb.exists(
            eb
              .selectFrom('websites')
              .select('websites.id')
              .whereRef('websites.id', '=', 'domains.website_id')
              .where((inner) => withinScope(inner, reach)),
          ),
    )
}

/** What an answer shows of a domain. */
export const withDomainColumns = (query: ReturnType<typeof domainsWithin>) =>
  query.selectAll('domains').select(['websites.title as website_title', 'websites.customer as website_customer']).select('proof.proven_at')

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
