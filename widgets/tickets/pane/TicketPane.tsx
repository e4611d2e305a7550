import { useMessages } from '../../../src/i18n'
import { joinTexts, withTexts } from '../../../src/islands'
import { composerTexts } from '../../../src/parts/composer'
import { messageTexts } from '../../../src/parts/message'
import { BackButton, EmptyState, FailedState } from '../../../src/ui'
import { Ticket } from '../../../src/ui/icons'
import { PaneWait } from '../desk/PaneWait'
import { texts } from '../texts'
import type { Desk } from '../desk/useDesk'
import type { OpenTicket as Opened } from '../desk/useOpenTicket'
import { OpenTicket } from './OpenTicket'
import styles from './pane.module.css'

interface Props {
  desk: Desk
  opened: Opened
}

/** The ticket of an address; or why there is none. */
function TicketPane({ desk, opened: { ticket, isMissing, failure, refetch } }: Props) {
  const t = useMessages()
  if (ticket) return <OpenTicket key={ticket.id} desk={desk} ticket={ticket} isMissing={isMissing} />
  if (!failure && !isMissing) return <PaneWait desk={desk} />
  return (
    <div className={styles.gone}>
      <BackButton onClick={() => desk.open(null)}>{t('tickets.back.list')}</BackButton>
      {failure ? (
        <FailedState message={t(failure.message, failure.values)} onRetry={refetch} />
      ) : (
        <EmptyState icon={Ticket} title={t('tickets.gone')} description={t('tickets.gone.hint')} />
      )}
    </div>
  )
}

export default withTexts(TicketPane, joinTexts(composerTexts, messageTexts), texts)
