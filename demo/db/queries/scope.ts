import type { ExpressionBuilder } from 'kysely'
import type { Database } from '../schema'

export interface ScopeOf {
  userId: number
  /** Answer of `may`: all websites of the partner, the person's own, or none. */
  scope: 'all' | 'own' | 'none'
}

/** The condition that a website is within reach (defaults 5.4: own = assigned to, closed, designed, serviced or created by me). */
export function withinScope(eb: ExpressionBuilder<Database, 'websites'>, { userId, scope }: ScopeOf) {
  if (scope === 'all') return eb.lit(true)
  if (scope === 'none') return eb.lit(false)
  return eb.or([
    eb('websites.assigned_to', '=', userId),
    eb('websites.closed_by', '=', userId),
    eb('websites.designed_by', '=', userId),
    eb('websites.serviced_by', '=', userId),
    eb('websites.created_by', '=', userId),
  ])
}
