import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema'

/** A partner's tags in their order, with how many websites carry each. */
export const tagsOf = (db: Kysely<Database>, partnerId: number) =>
  db
    .selectFrom('tags')
    .where('tags.partner_id', '=', partnerId)
    .select(['tags.id', 'tags.name', 'tags.color', 'tags.sort'])
    .select(
      sql<number>`(select count(*)::int from website_tags wt join websites w on w.id = wt.website_id
        where wt.tag_id = tags.id and w.deleted_at is null)`.as('usageCount'),
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
