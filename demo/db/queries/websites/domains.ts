import type { Kysely } from 'kysely'
import type { Database } from '../../schema'
import { withinScope } from '../scope'
import type { ViewerScope } from './websites'
import { isLive, ofPartner } from '../base'

/** The partner's domains on websites within reach; those of no website only for people who may see all. */
export const domainsWithin = (db: Kysely<Database>, scope: ViewerScope) =>
  ofPartner(db, scope.partnerId, 'domains')
    .leftJoin('websites', 'websites.id', 'domains.website_id')
    .leftJoin('domain_proofs as proof', (join) =>
      join.onRef('proof.partner_id', '=', 'domains.partner_id').onRef('proof.name', '=', 'domains.name'),
    )
    .where(isLive('websites'))
    .where((eb) =>
      scope.scope === 'all'
        ? eb.lit(true)
        : // The join is outer, but a domain of no website fails this condition.
          eb.exists(
            eb
              .selectFrom('websites')
              .select('websites.id')
              .whereRef('websites.id', '=', 'domains.website_id')
              .where((inner) => withinScope(inner, scope)),
          ),
    )
