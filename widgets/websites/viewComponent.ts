import { lazyPart } from '../../src/islands'
import type { ViewMode, WebsiteView } from '../../src/model'
// With the screen, not after it: it is what most people see first.
import BoardView from './board/BoardView'

const AssignView = lazyPart(() => import('./assign/AssignView'))
const CalendarView = lazyPart(() => import('./calendar/CalendarView'))
const GalleryView = lazyPart(() => import('./gallery/GalleryView'))
const ListView = lazyPart(() => import('./list/ListView'))

/** What shows the websites of a view in a mode; all but the board are loaded with the first view that needs them. */
export function viewComponentOf(view: WebsiteView, mode: ViewMode) {
  if (view === 'assign') return AssignView
  if (mode === 'calendar') return CalendarView
  if (mode === 'gallery') return GalleryView
  return mode === 'kanban' ? BoardView : ListView
}

/** Loads it before it is shown. */
export async function preloadView(view: WebsiteView, mode: ViewMode): Promise<void> {
  const View = viewComponentOf(view, mode)
  if ('preload' in View) await View.preload()
}
