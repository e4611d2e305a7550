import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { DAY_MS, type IsoDay, type Status, VIEW_RULES, type ViewRule, type WebsiteView } from '../../../../src/model'
import type { Database } from '../../schema'

/** What the rules ask about the viewer and the day. */
export interface ViewMoment {
  readonly activeStatuses: readonly Status[]
  /** `YYYY-MM-DD` in the partner's zone. */
  readonly today: string
  readonly now: Date
}

/** The rule of a manager view as a condition on websites; `isListed` says the same of one website. */
export function listedIn(eb: ExpressionBuilder<Database, 'websites'>, view: WebsiteView, { activeStatuses, today, now }: ViewMoment) {
  const rule: ViewRule = VIEW_RULES[view]
  const statuses = rule.statuses === 'active' ? activeStatuses : rule.statuses
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const lastActive = eb.fn.coalesce('websites.customer_active_at', 'websites.created_at')
  // Templates of a view without a rule about them are behind a switch of its own.
  const conditions: Expression<SqlBool>[] = [eb('websites.is_template', '=', false)]
  if (rule.onlyPursued) conditions.push(eb('websites.lost_at', 'is', null))
  if (rule.hidesSnoozed) conditions.push(isAwake(eb, today))
  if (statuses) conditions.push(eb('websites.status', 'in', [...statuses]))
  if (rule.doneDays) conditions.push(eb.or([eb('websites.status', '!=', 'done'), eb('websites.status_date', '>=', daysAgo(rule.doneDays))]))
  if (rule.silentDays) conditions.push(eb(lastActive, '<=', daysAgo(rule.silentDays)))
  if (rule.onlyOverdue) conditions.push(eb('websites.due_date', '<', today), eb('websites.status', '!=', 'done'))
  if (rule.onlyUnassigned) conditions.push(eb('websites.assigned_to', 'is', null))
  return eb.and(conditions)
}

/** The website was not put off, or its day has come. */
export const isAwake = (eb: ExpressionBuilder<Database, 'websites'>, today: IsoDay) =>
  eb.or([eb('websites.snoozed_until', 'is', null), eb('websites.snoozed_until', '<=', today)])
