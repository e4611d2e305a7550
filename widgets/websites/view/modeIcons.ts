import { CalendarDays, LayoutGrid, List, type LucideIcon, Rows4, SquareKanban } from '../../../src/ui/icons'
import type { ViewMode } from '../../../src/model'

export const MODE_ICONS: Readonly<Record<ViewMode, LucideIcon>> = {
  kanban: SquareKanban,
  list: List,
  compact: Rows4,
  gallery: LayoutGrid,
  calendar: CalendarDays,
}
