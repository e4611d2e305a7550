import { ROUTE_NAMES } from '../navigation/routeNames'

/** Manager views in sidebar order: those of spec 2.5, and before them what waits for the person in any of them. */
export const VIEW_NAMES = [
  'next',
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
  view('next', 'list-ordered', ROUTE_NAMES.next, true),
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
