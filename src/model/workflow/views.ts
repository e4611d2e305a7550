import { authorisationRoles, primaryRole } from '../people/roles'
import { ROUTE_NAMES } from '../navigation/routeNames'
import type { Status } from './status'

/** Manager views in sidebar order (spec 2.5). */
export const VIEW_NAMES = [
  'overview',
  'tickets',
  'unassigned',
  'overdue-todos',
  'overdue-websites',
  'reengage',
  'leads',
  'assign',
  'all-websites',
] as const
export type ViewName = (typeof VIEW_NAMES)[number]

export interface View {
  name: ViewName
  /** A lucide name. */
  icon: string
  labelKey: `view.${ViewName}`
  routeName: string
  /** Whether the sidebar shows the count of this view. */
  badge: boolean
}

const view = (name: ViewName, icon: string, routeName: string, badge: boolean): View => ({
  name,
  icon,
  labelKey: `view.${name}`,
  routeName,
  badge,
})

export const VIEWS: readonly View[] = [
  view('overview', 'square-kanban', ROUTE_NAMES.overview, false),
  view('tickets', 'ticket', ROUTE_NAMES.tickets, true),
  view('unassigned', 'mail-question', ROUTE_NAMES.unassignedEmails, true),
  view('overdue-todos', 'list-todo', ROUTE_NAMES.overdueTodos, true),
  view('overdue-websites', 'calendar-x', ROUTE_NAMES.overdueWebsites, true),
  view('reengage', 'hand-heart', ROUTE_NAMES.reengage, true),
  view('leads', 'user-search', ROUTE_NAMES.leads, true),
  view('assign', 'user-round-check', ROUTE_NAMES.assign, true),
  view('all-websites', 'globe', ROUTE_NAMES.allWebsites, false),
]

export type InboxRule = 'lacks-one' | 'has-none'
/** spec 2.5 shows unassigned and reengage to whoever lacks at least one of four roles. If "has none of them" was meant, change this. */
export const INBOX_RULE: InboxRule = 'lacks-one'
const INBOX_ROLES = ['design', 'editor', 'manager', 'sales'] as const

export function seesInbox(viewerRoles: readonly string[], rule: InboxRule = INBOX_RULE): boolean {
  const roles = authorisationRoles(viewerRoles)
  const has = INBOX_ROLES.map((role) => roles.includes(role))
  return rule === 'lacks-one' ? has.includes(false) : !has.includes(true)
}

/** The views a person sees, in order (spec 2.5). */
export function visibleViews(viewerRoles: readonly string[], activeStatuses: readonly Status[], rule: InboxRule = INBOX_RULE): View[] {
  return VIEWS.filter(({ name }) => isShown(name, viewerRoles, activeStatuses, rule))
}

function isShown(name: ViewName, viewerRoles: readonly string[], activeStatuses: readonly Status[], rule: InboxRule): boolean {
  switch (name) {
    case 'tickets':
      return primaryRole(viewerRoles) !== 'sales'
    case 'unassigned':
    case 'reengage':
      return seesInbox(viewerRoles, rule)
    case 'leads':
      return activeStatuses.includes('lead_interest') || activeStatuses.includes('lead_preparation')
    case 'assign':
      return activeStatuses.includes('preparation_done')
    default:
      return true
  }
}
