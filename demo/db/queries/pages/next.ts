import { type ExpressionBuilder, type Kysely, sql, type SqlBool } from 'kysely'
import {
  addDays,
  DAY_MS,
  type DomainFault,
  EXPIRING_DAYS,
  type IsoDay,
  type LogLine,
  type NextKind,
  scopeInNext,
  type NextScope,
} from '../../../../src/model'
import type { Database } from '../../schema'
import { domainsWithin } from '../websites/domains'
import { isAwake, listedIn, type ViewMoment } from '../websites/listedIn'
import { isSnoozed, ticketsWithin } from '../websites/messages'
import { filterTodos, todosWithin } from '../websites/todos'
import { domainFault, type ViewerScope, websitesWithin } from '../websites/websites'

export interface NextOf extends ViewMoment {
  readonly userId: number
  readonly partnerId: number
  readonly roles: readonly string[]
  /** Whose: what waits for this person, or for anybody. */
  readonly nextScope: NextScope
}

export interface WaitingRow {
  kind: NextKind
  id: number
  website_id: number | null
  title: string
  /** What the host calls it, where it does. */
  title_line: LogLine | null
  since: Date | null
  due_date: IsoDay | null
  /** Of a domain. */
  fault: DomainFault | null
}

type Websites = ExpressionBuilder<Database, 'websites'>

/** The part of a to-do that a row shows. */
const TITLE_LENGTH = 200
/** Messages without a subject are named by their beginning (defaults 5.14). */
const SNIPPET_LENGTH = 60
const NO_DAY = sql<IsoDay | null>`null::date`
const NO_FAULT = sql<DomainFault | null>`null::text`
const NO_LINE = sql<LogLine | null>`null::jsonb`
const NO_INSTANT = sql<Date | null>`null::timestamptz`

const scopeOf = (kind: NextKind, { userId, partnerId, roles }: NextOf): ViewerScope => ({
  userId,
  partnerId,
  scope: scopeInNext(kind, roles),
})

/** A website waits for whoever is in charge of it; where nobody is, for everybody. */
const isMine = (eb: Websites, { nextScope, userId }: NextOf) =>
  nextScope === 'team' ? eb.lit(true) : eb.or([eb('websites.assigned_to', '=', userId), eb('websites.assigned_to', 'is', null)])

const ticketsOf = (db: Kysely<Database>, of: NextOf) =>
  ticketsWithin(db, scopeOf('ticket', of))
    .where((eb) => eb.not(isSnoozed(of.now)))
    .where((eb) => isMine(eb, of))
    .select([
      sql<NextKind>`case when messages.source = 'feedback' then 'feedback' else 'ticket' end`.as('kind'),
      'messages.id',
      sql<number | null>`messages.website_id`.as('website_id'),
      sql<string>`coalesce(nullif(messages.subject, ''), left(messages.message, ${sql.lit(SNIPPET_LENGTH)}))`.as('title'),
      'messages.subject_line as title_line',
      sql<Date | null>`messages.date`.as('since'),
      NO_DAY.as('due_date'),
      NO_FAULT.as('fault'),
    ])

/** Those due by today; one that is for nobody waits for whoever is in charge of its website. */
const todosOf = (db: Kysely<Database>, of: NextOf) =>
  todosWithin(db, scopeOf('todo', of))
    .where((eb) => filterTodos(eb, { dueBefore: addDays(of.today, 1) }))
    .where((eb) =>
      of.nextScope === 'team'
        ? eb.lit(true)
        : eb.or([eb('todos.to_user_id', '=', of.userId), eb.and([eb('todos.to_user_id', 'is', null), isMine(eb, of)])]),
    )
    .select([
      sql<NextKind>`'todo'`.as('kind'),
      'todos.id',
      sql<number | null>`todos.website_id`.as('website_id'),
      sql<string>`left(todos.description, ${sql.lit(TITLE_LENGTH)})`.as('title'),
      NO_LINE.as('title_line'),
      NO_INSTANT.as('since'),
      sql<IsoDay | null>`todos.due_date`.as('due_date'),
      NO_FAULT.as('fault'),
    ])

/** What is overdue and asks for its customer as well is there once, with its date. */
function websitesOf(db: Kysely<Database>, kind: 'website' | 'reengage', of: NextOf) {
  const isOverdue = (eb: Websites) => listedIn(eb, 'overdue-websites', of)
  return websitesWithin(db, scopeOf(kind, of))
    .where((eb) => isMine(eb, of))
    .where((eb) =>
      kind === 'website'
        ? eb.and([isOverdue(eb), isAwake(eb, of.today)])
        : eb.and([listedIn(eb, 'reengage', of), sql<SqlBool>`${isOverdue(eb)} is not true`]),
    )
    .select([
      sql<NextKind>`${sql.lit(kind)}`.as('kind'),
      'websites.id',
      sql<number | null>`websites.id`.as('website_id'),
      'websites.title',
      NO_LINE.as('title_line'),
      sql<Date | null>`coalesce(websites.customer_active_at, websites.created_at)`.as('since'),
      sql<IsoDay | null>`websites.due_date`.as('due_date'),
      NO_FAULT.as('fault'),
    ])
}

/** Those that are out of order, and those that end soon unless somebody has said that they may. */
function domainsOf(db: Kysely<Database>, of: NextOf) {
  const soon = new Date(of.now.getTime() + EXPIRING_DAYS * DAY_MS)
  const ends = sql<SqlBool>`(not domains.auto_renew and domains.cancel_at is null and domains.expires_at <= ${soon}
    and (domains.snoozed_until is null or domains.snoozed_until < ${of.now}))`
  return domainsWithin(db, scopeOf('domain', of))
    .where(sql<SqlBool>`(${domainFault} is not null or ${ends})`)
    .select([
      sql<NextKind>`'domain'`.as('kind'),
      'domains.id',
      'domains.website_id',
      'domains.unicode_name as title',
      NO_LINE.as('title_line'),
      sql<Date | null>`case when ${domainFault} is null then domains.expires_at end`.as('since'),
      NO_DAY.as('due_date'),
      domainFault.as('fault'),
    ])
}

/** Everything that waits, in no order. */
export const waitingFor = (db: Kysely<Database>, of: NextOf) =>
  ticketsOf(db, of)
    .unionAll(todosOf(db, of))
    .unionAll(websitesOf(db, 'website', of))
    .unionAll(websitesOf(db, 'reengage', of))
    .unionAll(domainsOf(db, of))
