import type { ExpressionBuilder, Kysely } from 'kysely'
import type { TicketScope, TodoScope, WebsiteView } from '../../../../src/model'
import type { Database } from '../../schema'
import { listedIn } from '../websites/listedIn'
import { isSnoozed, isTicketOf, ticketsWithin } from '../websites/messages'
import { type NextOf, waitingFor } from './next'
import { type ScopeOf, withinScope } from '../scope'
import { filterTodos, todosWithin, whose } from '../websites/todos'
import { ofPartner } from '../base'
import { isPutOff } from '../unassignedEmails'

export interface CountsOf extends ScopeOf, NextOf {
  partnerId: number
  userId: number
  /** Scope of the tickets view, which reaches less far than that of websites. */
  ticketScope: ScopeOf['scope']
  /** Whose tickets the view opens with. */
  ticketsOf: TicketScope
  /** Whose overdue to-dos the view opens with. */
  todoScope: TodoScope
}

const countIf = (eb: ExpressionBuilder<Database, 'websites'>, view: WebsiteView, of: CountsOf) =>
  eb.fn
    .countAll<number>()
    .filterWhere(listedIn(eb, view, of))
    .as(view)

/** As many as the list has that opens first. */
const countTickets = (db: Kysely<Database>, of: CountsOf) =>
  ticketsWithin(db, { userId: of.userId, partnerId: of.partnerId, scope: of.ticketScope })
    .where((eb) => eb.not(isSnoozed(of.now)))
    .where((eb) => isTicketOf(eb, of.ticketsOf, of.userId))
    .select((eb) => eb.fn.countAll<number>().as('count'))

/** As many as the list has that opens first, with those that machines wrote: put-off ones count when they are back. */
const countUnassigned = (db: Kysely<Database>, { partnerId, now }: CountsOf) =>
  ofPartner(db, partnerId, 'unassigned_emails')
    .where('state', '=', 'open')
    .where((eb) => eb.not(isPutOff(now)))
    .select((eb) => eb.fn.countAll<number>().as('count'))

/** As many as the list has that opens first. */
const countOverdueTodos = (db: Kysely<Database>, of: CountsOf) =>
  todosWithin(db, of)
    .where((eb) => filterTodos(eb, { ...whose(of.todoScope, of.userId), dueBefore: of.today }))
    .select((eb) => eb.fn.countAll<number>().as('count'))

/** What waits for the person. */
const countNext = (db: Kysely<Database>, of: CountsOf) =>
  db.selectFrom(waitingFor(db, of).as('waiting')).select((eb) => eb.fn.countAll<number>().as('count'))

/** All counts of the sidebar for one person. */
export const sidebarCounts = (db: Kysely<Database>, of: CountsOf) =>
  ofPartner(db, of.partnerId, 'websites')
    .where((eb) => withinScope(eb, of))
    .select((eb) => [
      countIf(eb, 'overview', of),
      countIf(eb, 'overdue-websites', of),
      countIf(eb, 'reengage', of),
      countIf(eb, 'leads', of),
      countIf(eb, 'assign', of),
      countIf(eb, 'all-websites', of),
      countNext(db, of).$asScalar().$notNull().as('next'),
      countTickets(db, of).$asScalar().$notNull().as('tickets'),
      countUnassigned(db, of).$asScalar().$notNull().as('unassigned'),
      countOverdueTodos(db, of).$asScalar().$notNull().as('overdue-todos'),
    ])
