import { DAY_MS } from '../constants'
import { isWebsiteOverdue } from './isWebsiteOverdue'
import type { IsoDay } from '../time/days/IsoDay'
import { DONE_WINDOW_DAYS, REENGAGE_DAYS } from './ages'
import { LEADS, type Status } from './status'
import type { ViewName } from './views'

/** The manager views that list websites. */
export const WEBSITE_VIEWS = [
  'overview',
  'all-websites',
  'overdue-websites',
  'reengage',
  'leads',
  'assign',
] as const satisfies readonly ViewName[]
export type WebsiteView = (typeof WEBSITE_VIEWS)[number]

/** Which websites a view lists. What is absent leaves nothing out. */
export interface ViewRule {
  /** `active` are those that the partner uses. */
  readonly statuses?: readonly Status[] | 'active'
  /** Days that a website stays after it was done. */
  readonly doneDays?: number
  /** Days without activity of the customer. */
  readonly silentDays?: number
  readonly onlyOverdue?: true
  readonly onlyUnassigned?: true
  /** Websites that are put off come back on their day. */
  readonly hidesSnoozed?: true
  /** No templates, and nobody who is given up. */
  readonly onlyPursued?: true
  /** Where the caller asks for no order; a key of WEBSITE_SORTS, `-` before it turns it round. */
  readonly sort: string
}

/**
 * The rules of all views (defaults 5.5). Lists take out by them what a change has moved elsewhere; the server makes the conditions of its
 * queries and counts from them.
 */
export const VIEW_RULES = {
  overview: { statuses: 'active', doneDays: DONE_WINDOW_DAYS, onlyPursued: true, sort: 'due_date' },
  'all-websites': { sort: 'title' },
  'overdue-websites': { onlyOverdue: true, onlyPursued: true, sort: 'due_date' },
  reengage: {
    statuses: ['lead_interest', 'preparation', 'creation_customer'],
    silentDays: REENGAGE_DAYS,
    hidesSnoozed: true,
    onlyPursued: true,
    sort: 'waiting_since',
  },
  leads: { statuses: LEADS, hidesSnoozed: true, onlyPursued: true, sort: '-status_date' },
  assign: { statuses: ['preparation_done'], onlyUnassigned: true, onlyPursued: true, sort: 'due_date' },
} as const satisfies Record<WebsiteView, ViewRule>

/** Of a website, what the rules ask for; instants in ISO 8601. */
interface ListedWebsite {
  readonly status: Status
  readonly status_date: string | null
  readonly due_date: IsoDay | null
  readonly assigned_to: unknown
  readonly snoozed: unknown
  readonly lost: unknown
  readonly is_template: boolean
  readonly customer_active: string | null
  readonly created: string | null
}

interface ViewMoment {
  readonly today: IsoDay
  /** Milliseconds. */
  readonly now: number
  readonly activeStatuses: readonly Status[]
}

/** Whether the view lists the website. */
export function isListed(view: WebsiteView, website: ListedWebsite, { today, now, activeStatuses }: ViewMoment): boolean {
  const rule: ViewRule = VIEW_RULES[view]
  const statuses = rule.statuses === 'active' ? activeStatuses : rule.statuses
  const daysSince = (instant: string | null) => (now - Date.parse(instant ?? '')) / DAY_MS
  return (
    !(rule.onlyPursued && (website.lost || website.is_template)) &&
    !(rule.hidesSnoozed && website.snoozed) &&
    !(statuses && !statuses.includes(website.status)) &&
    !(rule.doneDays && website.status === 'done' && daysSince(website.status_date) > rule.doneDays) &&
    !(rule.silentDays && daysSince(website.customer_active ?? website.created) < rule.silentDays) &&
    !(rule.onlyOverdue && !isWebsiteOverdue(website, today)) &&
    !(rule.onlyUnassigned && website.assigned_to)
  )
}
