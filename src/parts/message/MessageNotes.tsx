import { CalendarClock, CircleAlert, CircleCheck, Clock, MailCheck, MailX, Undo2 } from '../../ui/icons'
import { type Message, partner_email_composer_mailer_undo } from '../../contract'
import { isolated, useFormats, useMessages } from '../../i18n'
import { useIsland, useToday } from '../../islands'
import { isOverdue, isUndone } from '../../model'
import { Badge, Button, LockedActions } from '../../ui'
import styles from './message.module.css'
import { nameOf } from './nameOf'

interface Props {
  message: Message
  /** Takes an answer back that waits to be sent. */
  onTakeBack: (message: Message) => void
}

const DELIVERY = {
  queued: { icon: Clock, tone: 'neutral' },
  sent: { icon: MailCheck, tone: 'success' },
  bounced: { icon: CircleAlert, tone: 'error' },
  failed: { icon: CircleAlert, tone: 'error' },
  suppressed: { icon: MailX, tone: 'error' },
  cancelled: { icon: MailX, tone: 'neutral' },
} as const

/** What became of a message: on its way or arrived, due, done by whom (WM-10). */
export function MessageNotes({ message, onTakeBack }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const today = useToday()
  const { router } = useIsland()
  const { deliveryState, bounceReason, missed, takeBackUntil, dueDate, done, doneBy, doneAt } = message
  const delivery = deliveryState && DELIVERY[deliveryState]
  const said = [missed.length > 0 && t('message.missed', { addresses: formats.list(missed.map(isolated)) }), bounceReason]
    .filter(Boolean)
    .join(': ')
  const hasDone = isUndone({ ...message, done: false }) && done && doneBy
  if (!delivery && !dueDate && !hasDone) return null
  return (
    <div className={styles.notes}>
      {delivery && (
        <Badge icon={delivery.icon} tone={delivery.tone}>
          {t(deliveryState === 'bounced' && missed.length > 0 ? 'message.delivery.bounced.partly' : `message.delivery.${deliveryState}`)}
        </Badge>
      )}
      {said && (
        <span dir="auto" className={styles.said}>
          {said}
        </span>
      )}
      {takeBackUntil && router.has(partner_email_composer_mailer_undo.name) && (
        <LockedActions>
          <Button size="sm" icon={Undo2} onClick={() => onTakeBack(message)}>
            {t('message.takeBack')}
          </Button>
        </LockedActions>
      )}
      {dueDate && (
        <Badge icon={CalendarClock} tone={!done && isOverdue(dueDate, today) ? 'error' : 'neutral'}>
          {t('message.due', { date: formats.date(dueDate) })}
        </Badge>
      )}
      {hasDone && (
        <span className={styles.doneBy}>
          <CircleCheck size={14} aria-hidden />
          {t('message.doneBy', { name: nameOf(doneBy), date: doneAt ? formats.shortDateTime(doneAt) : '' })}
        </span>
      )}
    </div>
  )
}
