import { CalendarClock, type LucideIcon, UserRound, Workflow } from '../../../src/ui/icons'
import type { PopupKind } from '../desk/AskedPopup'

/** What menus and the bar offer to change, with the texts of the columns it stands in. */
export const WEBSITE_CHANGES = [
  { kind: 'assigned_to', icon: UserRound, label: 'tickets.column.assigned_to' },
  { kind: 'dueDate', icon: CalendarClock, label: 'tickets.column.dueDate' },
  { kind: 'status', icon: Workflow, label: 'tickets.column.websiteStatus' },
] as const satisfies readonly { kind: PopupKind; icon: LucideIcon; label: string }[]
