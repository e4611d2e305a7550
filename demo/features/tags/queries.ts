import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema'
import { isLive, ofPartner } from '../../db/queries/base'

/** A partner's tags in their order, with how many websites carry each. */
export const tagsOf = (db: Kysely<Database>, partnerId: number) =>
  ofPartner(db, partnerId, 'tags')
    .select(['tags.id', 'tags.name', 'tags.color', 'tags.sort'])
    .select(
      sql<number>`(select count(*)::int from website_tags wt join websites w on w.id = wt.website_id
        where wt.tag_id = tags.id and ${isLive('websites', 'w')})`.as('usageCount'),
    )
    .orderBy('tags.sort')
    .orderBy('tags.name')
    .execute()

export const tagsOfWebsite = (db: Kysely<Database>, websiteId: number) =>
  db
    .selectFrom('website_tags')
    .innerJoin('tags', 'tags.id', 'website_tags.tag_id')
    .where('website_tags.website_id', '=', websiteId)
    .select(['tags.id', 'tags.name', 'tags.color', 'tags.sort'])
    .orderBy('tags.sort')
    .orderBy('tags.name')
    .execute()
