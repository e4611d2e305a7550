import { primaryRole } from '../people/roles'

/** Whose tickets a list shows. */
export const TICKET_SCOPES = ['mine', 'unassigned', 'following', 'all'] as const
export type TicketScope = (typeof TICKET_SCOPES)[number]

/** Whoever builds looks after their own, the others after all (TK-01). */
export const usualTicketScope = (roles: readonly string[]): TicketScope =>
  ['editor', 'design'].includes(primaryRole(roles)) ? 'mine' : 'all'

/** Order of tickets where nobody chose one: what came last is first. */
export const TICKETS_DEFAULT_SORT = '-createdAt'
