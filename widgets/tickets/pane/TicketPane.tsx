import { useMessages } from '../../../src/i18n'
import { joinTexts, withTexts } from '../../../src/islands'
import { composerTexts } from '../../../src/parts/composer'
import { messageTexts } from '../../../src/parts/message'
import { PaneState } from '../../../src/parts/desk'
import { LoadFailure } from '../../../src/parts/submit'
import { EmptyState } from '../../../src/ui'
import { Ticket } from '../../../src/ui/icons'
import { PaneWait } from '../desk/PaneWait'
import { texts } from '../texts'
import type { Desk } from '../desk/useDesk'
import type { OpenTicket as Opened } from '../desk/useOpenTicket'
import { OpenTicket } from './OpenTicket'

interface Props {
  desk: Desk
  opened: Opened
}

/** The ticket of an address; or why there is none. */
function TicketPane({ desk, opened: { ticket, isMissing, failure, refetch } }: Props) {
  const t = useMessages()
  if (ticket) return <OpenTicket desk={desk} ticket={ticket} isMissing={isMissing} />
  if (!failure && !isMissing) return <PaneWait desk={desk} />
  const again = () => {
    desk.pane.reopen()
    refetch()
  }
  return (
    <PaneState pane={desk.pane}>
      {failure ? (
        <LoadFailure error={failure} onRetry={again} />
      ) : (
        <EmptyState icon={Ticket} title={t('tickets.gone')} description={t('tickets.gone.hint')} />
      )}
    </PaneState>
  )
}

export default withTexts(TicketPane, joinTexts(composerTexts, messageTexts), texts)
