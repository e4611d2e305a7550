import type { UnassignedEmail } from '../../../src/contract'
import type { Inbox } from '../desk/useInbox'

export interface MailPaneProps {
  inbox: Inbox
  /** A new lead is to be made of whoever wrote. */
  onLead: (mail: UnassignedEmail) => void
  /** Their mails are to be removed from now on. */
  onBlock: (mail: UnassignedEmail) => void
}
