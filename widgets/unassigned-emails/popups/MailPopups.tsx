import { withTexts } from '../../../src/islands'
import { changeTexts } from '../../../src/parts/websiteChange'
import { texts } from '../texts'
import type { Inbox } from '../desk/useInbox'
import type { AskedPopup } from '../desk/usePopups'
import { MailPopup } from './MailPopup'

interface Props {
  inbox: Inbox
  /** What was asked for last. */
  asked: AskedPopup | null
}

/** Who has mails, until when they are put off, and their tags: changed where the mails are. */
const MailPopups = ({ inbox, asked }: Props) => asked && <MailPopup key={`${asked.kind} ${asked.nth}`} inbox={inbox} asked={asked} />

export default withTexts(MailPopups, changeTexts, texts)
