import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema'
import { ofPartner } from '../../db/queries/base'

/** All tags in one look at the websites, not one for each of them. */
const usageOf = (db: Kysely<Database>, partnerId: number) =>
  ofPartner(db, partnerId, 'websites')
    .innerJoin('website_tags', 'website_tags.website_id', 'websites.id')
    .groupBy('website_tags.tag_id')
    .select((eb) => ['website_tags.tag_id', eb.fn.countAll<number>().as('count')])
    .as('usage')

/** A partner's tags in their order, with how many websites carry each. */
export const tagsOf = (db: Kysely<Database>, partnerId: number) =>
  ofPartner(db, partnerId, 'tags')
    .select(['tags.id', 'tags.name', 'tags.color', 'tags.sort'])
    .leftJoin(usageOf(db, partnerId), 'usage.tag_id', 'tags.id')
    .select((eb) => eb.fn.coalesce('usage.count', sql<number>`0`).as('usageCount'))
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
