import { withTexts } from '../../../src/islands'
import { changeTexts, WebsiteChangesProvider } from '../../../src/parts/websiteChange'
import { texts } from '../texts'
import type { Desk } from '../desk/useDesk'
import type { AskedPopup } from '../desk/AskedPopup'
import { WebsitePopup } from './WebsitePopup'

interface Props {
  desk: Desk
  /** What was asked for last; the change it makes outlives it. */
  asked: AskedPopup | null
  onClose: () => void
}

/** Who is in charge of the websites of tickets, their statuses, and until when tickets are to be done: changed where the tickets are. */
function WebsitePopups({ desk, asked, onClose }: Props) {
  return (
    <WebsiteChangesProvider>
      {asked && <WebsitePopup key={`${asked.kind} ${asked.nth}`} desk={desk} asked={asked} onClose={onClose} />}
    </WebsiteChangesProvider>
  )
}

export default withTexts(WebsitePopups, changeTexts, texts)
