import {
  CalendarX,
  Globe,
  HandHeart,
  ListOrdered,
  ListTodo,
  type LucideIcon,
  MailQuestionMark,
  SquareKanban,
  Ticket,
  UserRoundCheck,
  UserSearch,
} from './index'
import type { ViewName } from '../../model'

/** The icons that `VIEWS` names. */
export const VIEW_ICONS: Readonly<Record<ViewName, LucideIcon>> = {
  next: ListOrdered,
  overview: SquareKanban,
  tickets: Ticket,
  unassigned: MailQuestionMark,
  'overdue-todos': ListTodo,
  'overdue-websites': CalendarX,
  reengage: HandHeart,
  leads: UserSearch,
  assign: UserRoundCheck,
  'all-websites': Globe,
}
