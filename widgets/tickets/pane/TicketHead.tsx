import { type RefObject, useState } from 'react'
import type { Message } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { isSnoozed } from '../../../src/model'
import { PaneHead } from '../../../src/parts/desk'
import { WebsiteLink } from '../../../src/parts/websiteLink'
import { useLetterKey } from '../../../src/store'
import { Badge, IconButton, LockedActions, type TriggerProps } from '../../../src/ui'
import { AlarmClock, AlarmClockOff, Check, Pin, PinOff, Reply, RotateCcw } from '../../../src/ui/icons'
import { AWAKE } from '../../../src/parts/snooze'
import { TicketMenu } from '../menu/TicketMenu'
import type { Desk } from '../desk/useDesk'
import { SnoozeButton } from '../snooze/SnoozeButton'
import { TicketFacts } from './TicketFacts'
import styles from './pane.module.css'

interface Props {
  desk: Desk
  ticket: Message
  title: string
  heading: RefObject<HTMLHeadingElement | null>
  onReply: (() => void) | null
}

/** What the open ticket is called, which website it is about, and what can be done with it. */
export function TicketHead({ desk, ticket, title, heading, onReply }: Props) {
  const t = useMessages()
  const { id, website, done, pin } = ticket
  return (
    <PaneHead
      pane={desk.pane}
      openId={id}
      title={title}
      heading={heading}
      actions={
        <>
          {onReply && <IconButton icon={Reply} size="sm" label={t('tickets.reply')} aria-keyshortcuts="r" onClick={onReply} />}
          <LockedActions>
            {done ? (
              <IconButton
                icon={RotateCcw}
                size="sm"
                label={t('tickets.reopen')}
                aria-keyshortcuts="e"
                onClick={() => void desk.reopen(ticket)}
              />
            ) : (
              <IconButton
                icon={Check}
                size="sm"
                label={t('tickets.markDone')}
                aria-keyshortcuts="e"
                onClick={() => void desk.finish([ticket])}
              />
            )}
            <SnoozeAction key={id} desk={desk} ticket={ticket} />
            <IconButton
              icon={pin ? PinOff : Pin}
              size="sm"
              label={t(pin ? 'tickets.unpin' : 'tickets.pin')}
              aria-keyshortcuts="p"
              onClick={() => desk.pin(ticket)}
            />
          </LockedActions>
          <TicketMenu key={id} ticket={ticket} popups={desk.popups} move={desk.move} />
        </>
      }
    >
      {website && <WebsiteLink website={website} messageId={id} className={styles.website} />}
      <TicketFacts ticket={ticket} popups={desk.popups} />
      {done && (
        <Badge icon={Check} tone="success">
          {t('tickets.isDone')}
        </Badge>
      )}
    </PaneHead>
  )
}

/** Puts the ticket off, or wakes it. */
function SnoozeAction({ desk, ticket }: Pick<Props, 'desk' | 'ticket'>) {
  const t = useMessages()
  const [openedAt] = useState(() => Date.now())
  if (isSnoozed(ticket, openedAt))
    return <IconButton icon={AlarmClockOff} size="sm" label={t('tickets.wake')} onClick={() => void desk.snooze([ticket], AWAKE)} />
  if (ticket.done) return null
  return (
    <SnoozeButton
      onChoose={(delay) => void desk.snooze([ticket], delay)}
      renderTrigger={(trigger) => <SnoozeIcon trigger={trigger} label={t('tickets.snooze')} />}
    />
  )
}

function SnoozeIcon({ trigger, label }: { trigger: TriggerProps; label: string }) {
  useLetterKey('h', () => trigger.ref.current?.click())
  return <IconButton {...trigger} icon={AlarmClock} size="sm" label={label} aria-keyshortcuts="h" />
}
