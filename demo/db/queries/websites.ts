import { type Kysely, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../schema'
import { type ScopeOf, withinScope } from './scope'

export interface Reach extends ScopeOf {
  partnerId: number
}

/** The partner's websites within reach, without those in the recycle bin. */
export const websitesWithin = (db: Kysely<Database>, reach: Reach) =>
  db
    .selectFrom('websites')
    .where('websites.partner_id', '=', reach.partnerId)
    .where('websites.deleted_at', 'is', null)
    .where((eb) => withinScope(eb, reach))

/** Everything a list row, a card and the details header show of a website. */
export const withWebsiteColumns = (query: ReturnType<typeof websitesWithin>, userId: number) =>
  query.selectAll('websites').select((eb) => [
    jsonArrayFrom(
      eb
        .selectFrom('website_tags')
        .innerJoin('tags', 'tags.id', 'website_tags.tag_id')
        .whereRef('website_tags.website_id', '=', 'websites.id')
        .select(['tags.id', 'tags.name', 'tags.color', 'tags.sort'])
        .orderBy('tags.sort')
        .orderBy('tags.name'),
    ).as('tags'),
    eb
      .exists(
        eb
          .selectFrom('follows')
          .select('follows.user_id')
          .whereRef('follows.website_id', '=', 'websites.id')
          .where('follows.user_id', '=', userId),
      )
      .as('following'),
    sql<number>`(select count(*)::int from messages m where m.website_id = websites.id and m.deleted_at is null)`.as('log_count'),
    sql<number>`(select count(*)::int from messages m
      where m.website_id = websites.id and m.deleted_at is null and m.category = 'message_from' and not m.done)`.as('open_tickets'),
    sql<Date | null>`(select max(m.created_at) from messages m
      where m.website_id = websites.id and m.deleted_at is null and m.category in ('message_to', 'call'))`.as('last_contact'),
    sql<number>`(select count(*)::int from todos t where t.website_id = websites.id and t.deleted_at is null and not t.done)`.as(
      'todo_count',
    ),
  ])

export type WebsiteRow = Awaited<ReturnType<ReturnType<typeof withWebsiteColumns>['execute']>>[number]
