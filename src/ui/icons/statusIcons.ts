import {
  CircleCheckBig,
  ClipboardCheck,
  ClipboardList,
  HeartHandshake,
  type LucideIcon,
  MessagesSquare,
  Palette,
  PencilRuler,
  Replace,
  Rocket,
  RotateCcw,
  SearchCheck,
  UserPlus,
  UserRoundPlus,
} from './index'
import type { Status } from '../../model'

/** The icons that `STATUS_INFO` names. */
export const STATUS_ICONS: Readonly<Record<Status, LucideIcon>> = {
  lead_preparation: UserPlus,
  lead_interest: HeartHandshake,
  preparation: ClipboardList,
  preparation_check: ClipboardCheck,
  preparation_done: UserRoundPlus,
  creation: PencilRuler,
  creation_check: SearchCheck,
  creation_customer: MessagesSquare,
  creation_rework: RotateCcw,
  creation_done: Rocket,
  change: Replace,
  done: CircleCheckBig,
  redesign: Palette,
}
