import type { ResponseTargets } from '../../src/api/messages'
import type { Message } from '../../src/contract'
import { useFormats, useMessages } from '../../src/i18n'
import { Hourglass } from '../../src/ui/icons'
import styles from './tickets.module.css'
import { waitingOf } from './waitingOf'

interface Props {
  ticket: Message
  now: number
  zone: string
  targets: ResponseTargets
}

/** How old a ticket is, and whether that is too long. */
export function AgeCell({ ticket, now, zone, targets }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const at = ticket.createdAt ?? ticket.date
  const waiting = waitingOf(ticket, { now, zone, targets })
  return (
    <span className={styles.age} data-waiting={waiting}>
      <time dateTime={at} title={formats.dateTime(at)}>
        {formats.relative(at)}
      </time>
      {waiting && (
        <span className={styles.waiting}>
          <Hourglass size={13} aria-hidden />
          {t(`tickets.waiting.${waiting}`)}
        </span>
      )}
    </span>
  )
}
