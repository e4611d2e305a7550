import type { Website } from '../../../src/contract'
import { type IsoDay, isLead, isWebsiteOverdue, type Status, type ViewMode, VIEWS, type ViewName } from '../../../src/model'

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

/** The view that belongs to a route; the overview where there is none (spec 2.2). */
export function viewOfRoute(route: string | null): WebsiteView {
  const name = VIEWS.find(({ routeName }) => routeName === route)?.name
  return WEBSITE_VIEWS.find((view) => view === name) ?? 'overview'
}

/** Order of each view where nobody chose one (defaults 5.5). */
export const DEFAULT_SORT: Readonly<Record<WebsiteView, string>> = {
  overview: 'rank',
  'all-websites': 'title',
  'overdue-websites': 'due_date',
  reengage: 'waiting_since',
  leads: '-status_date',
  assign: 'due_date',
}

/** Views whose websites move between few enough statuses for a board. */
export const hasBoard = (view: WebsiteView): boolean => view === 'overview' || view === 'leads'

/** The ways of looking at a view; assigning has its own only (AW-01, OV-13). */
export function modesOf(view: WebsiteView): readonly ViewMode[] {
  if (view === 'assign') return []
  if (view === 'all-websites') return ['list', 'compact', 'gallery']
  return hasBoard(view) ? ['kanban', 'list', 'compact', 'calendar'] : ['list', 'compact']
}

const REENGAGE: readonly Status[] = ['lead_interest', 'preparation', 'creation_customer']

interface Around {
  readonly today: IsoDay
  readonly activeStatuses: readonly Status[]
}

/** The statuses that a board of the view has columns for, in workflow order. */
export const columnsOf = (view: WebsiteView, activeStatuses: readonly Status[]): readonly Status[] =>
  view === 'leads' ? activeStatuses.filter(isLead) : activeStatuses

/** Whether a website that has changed still belongs to the view, as far as it can be told here. Whoever is given up is nobody's open work. */
export function belongsTo(view: WebsiteView, website: Website, { today, activeStatuses }: Around): boolean {
  if (website.lost && view !== 'all-websites') return false
  switch (view) {
    case 'all-websites':
      return true
    case 'overview':
      return !website.is_template && activeStatuses.includes(website.status)
    case 'overdue-websites':
      return isWebsiteOverdue(website, today)
    case 'reengage':
      return REENGAGE.includes(website.status) && !website.snoozed
    case 'leads':
      return isLead(website.status) && !website.snoozed
    case 'assign':
      return website.status === 'preparation_done' && website.assigned_to === null
  }
}
