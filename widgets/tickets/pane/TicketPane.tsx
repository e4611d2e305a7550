import { useTicketQuery } from '../../../src/api/messages'
import type { Message } from '../../../src/contract'
import { toErrorObject } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import { joinTexts, withTexts } from '../../../src/islands'
import { composerTexts } from '../../../src/parts/composer'
import { messageTexts } from '../../../src/parts/message'
import { BackButton, EmptyState, FailedState } from '../../../src/ui'
import { Ticket } from '../../../src/ui/icons'
import { texts } from '../texts'
import type { Desk } from '../useDesk'
import { OpenTicket } from './OpenTicket'
import { PaneSkeleton } from './PaneSkeleton'
import styles from './pane.module.css'

interface Props {
  desk: Desk
  id: number
  /** As the list has it. */
  listed: Message | undefined
}

/** The ticket of an address, whether its list shows it or not; or why there is none. */
function TicketPane({ desk, id, listed }: Props) {
  const t = useMessages()
  const { currentData: found, error, isFetching, refetch } = useTicketQuery(id, { skip: listed !== undefined })
  const ticket = listed ?? found
  if (ticket) return <OpenTicket key={id} desk={desk} ticket={ticket} />
  const failure = error && toErrorObject(error)
  if (isFetching) return <PaneSkeleton />
  return (
    <div className={styles.gone}>
      <BackButton onClick={() => desk.open(null)}>{t('tickets.back.list')}</BackButton>
      {failure ? (
        <FailedState message={t(failure.message, failure.values)} onRetry={() => void refetch()} />
      ) : (
        <EmptyState icon={Ticket} title={t('tickets.gone')} description={t('tickets.gone.hint')} />
      )}
    </div>
  )
}

export default withTexts(TicketPane, joinTexts(composerTexts, messageTexts), texts)
