import { isLead, type Status, VIEW_RULES, type ViewMode, VIEWS, WEBSITE_VIEWS, type WebsiteView } from '../../../src/model'

/** The view that belongs to a route; the overview where there is none (spec 2.2). */
export function viewOfRoute(route: string | null): WebsiteView {
  const name = VIEWS.find(({ routeName }) => routeName === route)?.name
  return WEBSITE_VIEWS.find((view) => view === name) ?? 'overview'
}

/** Order of each view where nobody chose one; the board has one by hand (defaults 5.5). */
export const defaultSort = (view: WebsiteView): string => (view === 'overview' ? 'rank' : VIEW_RULES[view].sort)

/** Views whose websites move between few enough statuses for a board. */
export const hasBoard = (view: WebsiteView): boolean => view === 'overview' || view === 'leads'

/** The ways of looking at a view; assigning has its own only (AW-01, OV-13). */
export function modesOf(view: WebsiteView): readonly ViewMode[] {
  if (view === 'assign') return []
  if (view === 'all-websites') return ['list', 'compact', 'gallery']
  return hasBoard(view) ? ['kanban', 'list', 'compact', 'calendar'] : ['list', 'compact']
}

/** The statuses that a board of the view has columns for, in workflow order. */
export const columnsOf = (view: WebsiteView, activeStatuses: readonly Status[]): readonly Status[] =>
  view === 'leads' ? activeStatuses.filter(isLead) : activeStatuses
