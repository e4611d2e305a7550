import type { ExpressionBuilder, Kysely } from 'kysely'
import type { Status } from '../../../src/model'
import type { Database } from '../schema'
import { isSnoozed } from './messages'
import { type ScopeOf, withinScope } from './scope'

export interface CountsOf extends ScopeOf {
  partnerId: number
  /** Scope of the tickets view, which reaches less far than that of websites. */
  ticketScope: ScopeOf['scope']
  activeStatuses: readonly Status[]
  /** `YYYY-MM-DD` in the partner's zone. */
  today: string
  now: Date
  /** Done websites stay in the overview if done since then. */
  doneSince: Date
  /** Reengage: no activity of the customer since then. */
  silentSince: Date
}

type Websites = ExpressionBuilder<Database, 'websites'>

const LEADS: readonly Status[] = ['lead_preparation', 'lead_interest']
const REENGAGE: readonly Status[] = ['lead_interest', 'preparation', 'creation_customer']

/** Whoever is given up is nobody's open work. */
const isPursued = (eb: Websites) => eb('websites.lost_at', 'is', null)
const isAwake = (eb: Websites, { today }: CountsOf) =>
  eb.or([eb('websites.snoozed_until', 'is', null), eb('websites.snoozed_until', '<=', today)])

/** The conditions of the manager views that list websites (defaults 5.5). */
export const websiteViews = {
  overview: (eb: Websites, { activeStatuses, doneSince }: CountsOf) =>
    eb.and([
      eb('websites.is_template', '=', false),
      eb('websites.status', 'in', [...activeStatuses]),
      eb.or([eb('websites.status', '!=', 'done'), eb('websites.status_date', '>=', doneSince)]),
      isPursued(eb),
    ]),
  'overdue-websites': (eb: Websites, { today }: CountsOf) =>
    eb.and([
      eb('websites.is_template', '=', false),
      eb('websites.status', '!=', 'done'),
      eb('websites.due_date', '<', today),
      isPursued(eb),
    ]),
  reengage: (eb: Websites, of: CountsOf) =>
    eb.and([
      eb('websites.is_template', '=', false),
      eb('websites.status', 'in', REENGAGE),
      eb(eb.fn.coalesce('websites.customer_active_at', 'websites.created_at'), '<=', of.silentSince),
      isPursued(eb),
      isAwake(eb, of),
    ]),
  leads: (eb: Websites, of: CountsOf) =>
    eb.and([eb('websites.is_template', '=', false), eb('websites.status', 'in', LEADS), isPursued(eb), isAwake(eb, of)]),
  assign: (eb: Websites) =>
    eb.and([
      eb('websites.is_template', '=', false),
      eb('websites.status', '=', 'preparation_done'),
      eb('websites.assigned_to', 'is', null),
      isPursued(eb),
    ]),
  'all-websites': (eb: Websites) => eb('websites.is_template', '=', false),
}

type WebsiteView = keyof typeof websiteViews

const countIf = (eb: Websites, view: WebsiteView, of: CountsOf) => eb.fn.countAll<number>().filterWhere(websiteViews[view](eb, of)).as(view)

async function websiteCounts(db: Kysely<Database>, of: CountsOf) {
  return db
    .selectFrom('websites')
    .where('websites.partner_id', '=', of.partnerId)
    .where('websites.deleted_at', 'is', null)
    .where((eb) => withinScope(eb, of))
    .select((eb) => [
      countIf(eb, 'overview', of),
      countIf(eb, 'overdue-websites', of),
      countIf(eb, 'reengage', of),
      countIf(eb, 'leads', of),
      countIf(eb, 'assign', of),
      countIf(eb, 'all-websites', of),
    ])
    .executeTakeFirstOrThrow()
}

async function ticketCount(db: Kysely<Database>, of: CountsOf): Promise<number> {
  const row = await db
    .selectFrom('messages')
    .innerJoin('websites', 'websites.id', 'messages.website_id')
    .where('messages.partner_id', '=', of.partnerId)
    .where('messages.category', '=', 'message_from')
    .where('messages.done', '=', false)
    .where((eb) => eb.not(isSnoozed(of.now)))
    .where('messages.deleted_at', 'is', null)
    .where('websites.deleted_at', 'is', null)
    .where((eb) => withinScope(eb, { userId: of.userId, scope: of.ticketScope }))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

async function unassignedCount(db: Kysely<Database>, { partnerId }: CountsOf): Promise<number> {
  const row = await db
    .selectFrom('unassigned_emails')
    .where('partner_id', '=', partnerId)
    .where('state', '=', 'open')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** Counted are the overdue ones to me; the view also lists those from me. */
async function overdueTodoCount(db: Kysely<Database>, of: CountsOf): Promise<number> {
  const row = await db
    .selectFrom('todos')
    .innerJoin('websites', 'websites.id', 'todos.website_id')
    .where('todos.partner_id', '=', of.partnerId)
    .where('todos.done', '=', false)
    .where('todos.deleted_at', 'is', null)
    .where('websites.deleted_at', 'is', null)
    .where('todos.due_date', '<', of.today)
    .where('todos.to_user_id', '=', of.userId)
    .where((eb) => withinScope(eb, of))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** All nine counts of the sidebar for one person. */
export async function sidebarCounts(db: Kysely<Database>, of: CountsOf) {
  const websites = await websiteCounts(db, of)
  return {
    ...websites,
    tickets: await ticketCount(db, of),
    unassigned: await unassignedCount(db, of),
    'overdue-todos': await overdueTodoCount(db, of),
  }
}
