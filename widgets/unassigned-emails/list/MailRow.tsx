import { memo, type MouseEvent } from 'react'
import type { UnassignedEmail } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { fullName, senderState } from '../../../src/model'
import { Avatar, Badge, Checkbox, isPlainClick, VisuallyHidden } from '../../../src/ui'
import { AlarmClock, Bot, MailQuestion, Paperclip, ShieldAlert, ShieldQuestionMark } from '../../../src/ui/icons'
import { isPutOff } from '../desk/isPutOff'
import { mailAddress } from '../desk/mailAddress'
import styles from './mailList.module.css'
import { MailMenu } from './MailMenu'
import type { RowActions } from './RowActions'

interface Props {
  mail: UnassignedEmail
  isOpen: boolean
  isSelected: boolean
  canManage: boolean
  actions: RowActions
}

/** Who wrote, what about, and what is known of it already; rendered again when that changes. Its link opens it beside the list; in a new tab, by its address. */
export const MailRow = memo(function MailRow({ mail, isOpen, isSelected, canManage, actions }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const { id, from, subject } = mail
  const Icon = mail.kind === 'normal' ? MailQuestion : Bot
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    actions.open(id)
  }
  return (
    <li className={styles.item} data-id={id} data-open={isOpen || undefined}>
      {canManage && (
        <span className={styles.check}>
          <Checkbox
            label={t('unassignedEmails.select', { subject: subject || t('unassignedEmails.noSubject') })}
            hideLabel
            checked={isSelected}
            onChange={() => actions.toggle(id)}
          />
        </span>
      )}
      <a href={mailAddress(id)} className={styles.row} data-row={id} aria-current={isOpen || undefined} onClick={follow}>
        <span className={styles.line}>
          <Icon size={16} aria-hidden />
          <strong dir="auto" className={styles.from}>
            {from.name || from.email || t('unassignedEmails.noSender')}
          </strong>
          <time dateTime={mail.receivedAt}>{formats.relative(mail.receivedAt)}</time>
        </span>
        <Subject mail={mail} />
        <span dir="auto" className={styles.snippet}>
          {mail.snippet}
        </span>
        <Marks mail={mail} />
      </a>
      {canManage && <MailMenu actions={actions} mail={mail} />}
    </li>
  )
})

function Subject({ mail }: { mail: UnassignedEmail }) {
  const t = useMessages()
  const sender = senderState(mail.auth)
  const files = mail.files.length + mail.leftOut.length
  return (
    <span className={styles.line}>
      {sender !== 'checked' && (
        <>
          {sender === 'forged' ? (
            <ShieldAlert size={14} className={styles.danger} aria-hidden />
          ) : (
            <ShieldQuestionMark size={14} aria-hidden />
          )}
          <VisuallyHidden>{t(`partner.mail.${sender}`)}</VisuallyHidden>
        </>
      )}
      <span dir="auto" className={styles.subject}>
        {mail.subject || t('unassignedEmails.noSubject')}
      </span>
      {files > 0 && (
        <>
          <Paperclip size={13} aria-hidden />
          <VisuallyHidden>{t('unassignedEmails.files', { count: files })}</VisuallyHidden>
        </>
      )}
    </span>
  )
}

/** Who has it, until when it is put off, and its tags. */
function Marks({ mail: { assigned_to, snoozedUntil, tags } }: { mail: UnassignedEmail }) {
  const t = useMessages()
  const formats = useFormats()
  if (!assigned_to && !snoozedUntil && tags.length === 0) return null
  const isBack = !isPutOff({ snoozedUntil })
  return (
    <span className={styles.marks}>
      {assigned_to && (
        <span className={styles.person} title={`${t('unassignedEmails.assignedTo')}: ${fullName(assigned_to)}`}>
          <Avatar person={assigned_to} size="xs" decorative />
          {fullName(assigned_to)}
        </span>
      )}
      {snoozedUntil && (
        <Badge icon={AlarmClock} tone={isBack ? 'primary' : 'neutral'}>
          {isBack ? t('unassignedEmails.isBack') : t('unassignedEmails.until', { date: formats.shortDateTime(snoozedUntil) })}
        </Badge>
      )}
      {tags.map(({ id, name, color }) => (
        <Badge key={id} colour={color}>
          {name}
        </Badge>
      ))}
    </span>
  )
}
