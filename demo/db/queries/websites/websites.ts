import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { DomainFault } from '../../../../src/model'
import type { Database } from '../../schema'
import type { WebsitesTable } from '../../tables/websites'
import { duplicateCount } from './duplicates'
import { type ScopeOf, withinScope } from '../scope'
import { isLive, live, ofPartner } from '../base'

export interface ViewerScope extends ScopeOf {
  partnerId: number
}

/** What a website is called, and whose it is, for whoever may look at it without being of its partner. */
export const nameOfWebsite = (db: Kysely<Database>, id: number) =>
  live(db, 'websites').select(['title', 'partner_id']).where('id', '=', id).executeTakeFirst()

/** The partner's websites within reach, without those in the recycle bin. */
export const websitesWithin = (db: Kysely<Database>, scope: ViewerScope) =>
  ofPartner(db, scope.partnerId, 'websites').where((eb) => withinScope(eb, scope))

interface Page {
  readonly limit: number
  readonly offset: number
}

/** Who reads websites, whether they may make two of them one, and whether they may see the time worked on them. */
interface Reader {
  userId: number
  merges: boolean
  seesTime: boolean
}

/** Those that are shown in lists: of the others, thousands of rows would be read and thrown away. */
const SHOWN = [
  ...(['id', 'title', 'label', 'status', 'status_date', 'due_date', 'rank', 'language', 'image_file_id', 'is_template'] as const),
  ...(['assigned_to', 'closed_by', 'designed_by', 'serviced_by', 'created_by'] as const),
  ...(['domain', 'domains', 'published_status', 'payment_status', 'registered_status', 'subscription_status'] as const),
  ...(['customer_active_at', 'portal_visited_at', 'snoozed_until', 'snooze_reason', 'lost_at', 'lost_reason'] as const),
  ...(['lead_source', 'lead_value', 'created_at', 'version'] as const),
] as const satisfies readonly (keyof Selectable<WebsitesTable>)[]

/** One of the customer's data by itself: all of them are more than the rest of the row. */
export const ofCustomer = <Name extends 'firm' | 'forename' | 'surname' | 'country'>(name: Name) =>
  sql<string | null>`websites.customer ->> ${sql.lit(name)}`.as(`customer_${name}` as const)

/** Everything a list row, a card and the details header show of a website. */
export const withWebsiteColumns = (query: ReturnType<typeof websitesWithin>, { userId, merges, seesTime }: Reader) =>
  query
    .innerJoinLateral(logOf, (join) => join.onTrue())
    .innerJoinLateral(openTodosOf, (join) => join.onTrue())
    .select(SHOWN.map((column) => `websites.${column}` as const))
    .select((eb) => [
      ofCustomer('firm'),
      ofCustomer('forename'),
      ofCustomer('surname'),
      ofCustomer('country'),
      jsonArrayFrom(
        eb
          .selectFrom('website_tags')
          .innerJoin('tags', 'tags.id', 'website_tags.tag_id')
          .whereRef('website_tags.website_id', '=', 'websites.id')
          .select(['tags.id', 'tags.name', 'tags.color', 'tags.sort'])
          .orderBy('tags.sort')
          .orderBy('tags.name'),
      ).as('tags'),
      isMarked('follows', userId).as('following'),
      isMarked('stars', userId).as('starred'),
      'log.log_count',
      'log.open_tickets',
      'log.last_contact',
      sql<Date>`greatest(log.last_message, websites.status_date, websites.customer_active_at, websites.portal_visited_at)`.as(
        'last_activity',
      ),
      // Whoever sees only some websites does not hear of others by what they have in common.
      (merges ? duplicateCount : sql<number>`0`).as('duplicates'),
      (seesTime ? trackedSeconds : sql<number | null>`null`).as('tracked'),
      hasProblem('dns').as('dns_problem'),
      hasProblem('ssl').as('ssl_problem'),
      // Sent since the customer last did something, as one of several or because there was no answer.
      sql<number>`(select count(*)::int from outgoing_mails o
      where o.website_id = websites.id and o.state = 'sent' and (o.cancel_if_answered or o.refusal_url is not null)
        and o.settled_at > coalesce(websites.customer_active_at, websites.created_at))`.as('reminders'),
      'open_todos.todo_count',
      'open_todos.status_todos',
    ])

type Websites = ReturnType<typeof websitesWithin>

interface Found {
  readonly matching: Websites
  readonly inOrder: (websites: Websites) => Websites
}

/**
 * One page of the websites that were found, each of which says how many there are on all pages. Ids are found first, and once: the database
 * would look at the logs of all websites, not of those on the page, and search all of them for the page, its rows and the number each.
 */
export function pageOfWebsites(all: Websites, { matching, inOrder }: Found, { limit, offset }: Page, reader: Reader) {
  const page = inOrder(matching)
    .select(['websites.id', ({ fn }) => fn.countAll<number>().over().as('total')])
    .limit(limit)
    .offset(offset)
    .as('page')
  return withWebsiteColumns(inOrder(all), reader).innerJoin(page, 'page.id', 'websites.id').select('page.total')
}

/** What the log of a website comes to, in one look at it. */
const logOf = (eb: ExpressionBuilder<Database, 'websites'>) =>
  eb
    .selectFrom('messages')
    .whereRef('messages.website_id', '=', 'websites.id')
    .where(isLive('messages'))
    .select([
      sql<number>`count(*)::int`.as('log_count'),
      sql<number>`(count(*) filter (where messages.category = 'message_from' and not messages.done))::int`.as('open_tickets'),
      sql<Date | null>`max(messages.created_at) filter (where messages.category in ('message_to', 'call'))`.as('last_contact'),
      sql<Date | null>`max(messages.created_at)`.as('last_message'),
    ])
    .as('log')

/** What is to be done for a website, and what of it in the status that it has. */
const openTodosOf = (eb: ExpressionBuilder<Database, 'websites'>) =>
  eb
    .selectFrom('todos')
    .whereRef('todos.website_id', '=', 'websites.id')
    .where(isLive('todos'))
    .where('todos.done', '=', false)
    .select([
      sql<number>`count(*)::int`.as('todo_count'),
      sql<number>`(count(*) filter (where todos.automated_status = websites.status))::int`.as('status_todos'),
    ])
    .as('open_todos')

const trackedSeconds = sql<number | null>`(select coalesce(sum(w.seconds), 0)::int from work_sessions w
  where w.website_id = websites.id and w.ended_at is not null)`

const PROBLEMS = {
  dns: sql`domains.dns_check ->> 'state' not in ('pending', 'pointing')`,
  ssl: sql`domains.ssl ->> 'state' = 'error'`,
}
export type WebsiteProblem = keyof typeof PROBLEMS

/** Why a domain does not do what it is there for; null for one that does. Those that show nothing may lead anywhere. */
export const domainFault = sql<DomainFault | null>`case when domains.suspended_reason is not null then 'suspended'
  when not domains.published then null when ${PROBLEMS.dns} then domains.dns_check ->> 'state' when ${PROBLEMS.ssl} then 'ssl' end`

/** Whether any of its domains leads elsewhere, or has no certificate because none can be had. */
export const hasProblem = (problem: WebsiteProblem) =>
  sql<boolean>`exists (select from domains where domains.website_id = websites.id and ${isLive('domains')} and ${PROBLEMS[problem]})`

/** Whether the person has followed the website, or given it a star. */
export const isMarked = (table: 'follows' | 'stars', userId: number) =>
  sql<boolean>`exists (select from ${sql.table(table)} mark where mark.website_id = websites.id and mark.user_id = ${userId})`

export type WebsiteRow = Awaited<ReturnType<ReturnType<typeof withWebsiteColumns>['execute']>>[number]
