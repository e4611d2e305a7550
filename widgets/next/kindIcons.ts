import type { NextKind } from '../../src/model'
import { CalendarX, Globe, HandHeart, ListTodo, type LucideIcon, MessagesSquare, Ticket } from '../../src/ui/icons'

export const KIND_ICONS: Readonly<Record<NextKind, LucideIcon>> = {
  domain: Globe,
  ticket: Ticket,
  feedback: MessagesSquare,
  todo: ListTodo,
  website: CalendarX,
  reengage: HandHeart,
}
