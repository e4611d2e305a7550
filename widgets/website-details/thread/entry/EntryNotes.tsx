import { CalendarClock, CircleAlert, CircleCheck, Clock, MailCheck, MailX, Undo2 } from '../../../../src/ui/icons'
import { type Message, partner_email_composer_mailer_undo } from '../../../../src/contract'
import { useFormats, useMessages } from '../../../../src/i18n'
import { useIsland, useToday } from '../../../../src/islands'
import { isOverdue, isUndone } from '../../../../src/model'
import { Badge, Button } from '../../../../src/ui'
import { useThread } from '../ThreadContext'
import styles from './entry.module.css'
import { nameOf } from './person'

interface Props {
  message: Message
}

const DELIVERY = {
  queued: { icon: Clock, tone: 'neutral' },
  sent: { icon: MailCheck, tone: 'success' },
  bounced: { icon: CircleAlert, tone: 'error' },
  failed: { icon: CircleAlert, tone: 'error' },
  cancelled: { icon: MailX, tone: 'neutral' },
} as const

/** What became of an entry: on its way or arrived, due, done by whom (WM-10). */
export function EntryNotes({ message }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const today = useToday()
  const { router } = useIsland()
  const { takeBack } = useThread()
  const { deliveryState, bounceReason, takeBackUntil, dueDate, done, doneBy, doneAt } = message
  const delivery = deliveryState && DELIVERY[deliveryState]
  const hasDone = isUndone({ ...message, done: false }) && done && doneBy
  if (!delivery && !dueDate && !hasDone) return null
  return (
    <div className={styles.notes}>
      {delivery && (
        <Badge icon={delivery.icon} tone={delivery.tone}>
          {t(`websiteDetails.thread.delivery.${deliveryState}`)}
          {bounceReason && `: ${bounceReason}`}
        </Badge>
      )}
      {takeBackUntil && router.has(partner_email_composer_mailer_undo.name) && (
        <Button size="sm" icon={Undo2} onClick={() => takeBack(message)}>
          {t('websiteDetails.thread.takeBack')}
        </Button>
      )}
      {dueDate && (
        <Badge icon={CalendarClock} tone={!done && isOverdue(dueDate, today) ? 'error' : 'neutral'}>
          {t('websiteDetails.thread.due', { date: formats.date(dueDate) })}
        </Badge>
      )}
      {hasDone && (
        <span className={styles.doneBy}>
          <CircleCheck size={14} aria-hidden />
          {t('websiteDetails.thread.doneBy', { name: nameOf(doneBy), date: doneAt ? formats.shortDateTime(doneAt) : '' })}
        </span>
      )}
    </div>
  )
}
