import { Briefcase, Brush, Crown, Handshake, Headset, type LucideIcon, PenLine, Users } from './index'
import type { Role } from '../../model'

/** The icons that `ROLE_INFO` names. */
export const ROLE_ICONS: Readonly<Record<Role, LucideIcon>> = {
  admin: Crown,
  manager: Briefcase,
  support: Headset,
  design: Brush,
  editor: PenLine,
  sales: Handshake,
  user: Users,
}
