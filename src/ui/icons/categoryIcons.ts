import { Cog, History, Inbox, Lock, type LucideIcon, PhoneCall, Send } from './index'
import type { MessageCategory } from '../../model'

/** The icons that `MESSAGE_ICONS` names. */
export const CATEGORY_ICONS: Readonly<Record<MessageCategory, LucideIcon>> = {
  message_to: Send,
  message_from: Inbox,
  system: Cog,
  data_changed: History,
  intern: Lock,
  call: PhoneCall,
}
