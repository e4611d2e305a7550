import { lazyPart } from '../../src/islands'
import type { ViewMode, WebsiteView } from '../../src/model'

const AssignView = lazyPart(() => import('./assign/AssignView'))
const BoardView = lazyPart(() => import('./board/BoardView'))
const CalendarView = lazyPart(() => import('./calendar/CalendarView'))
const GalleryView = lazyPart(() => import('./gallery/GalleryView'))
const ListView = lazyPart(() => import('./list/ListView'))

/** What shows the websites of a view in a mode; loaded with the first view that needs it. */
export function lazyViewOf(view: WebsiteView, mode: ViewMode) {
  if (view === 'assign') return AssignView
  if (mode === 'calendar') return CalendarView
  if (mode === 'gallery') return GalleryView
  return mode === 'kanban' ? BoardView : ListView
}
