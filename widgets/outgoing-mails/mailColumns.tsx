import { RotateCw } from '../../src/ui/icons'
import { api_partner_outgoing_mail_resend, type OutgoingMail } from '../../src/contract'
import type { Wording } from '../../src/i18n'
import { isolated } from '../../src/i18n'
import { useIsland } from '../../src/islands'
import { WebsiteLink } from '../../src/parts/websiteLink'
import { Button, type Column, cx, LockedActions } from '../../src/ui'
import styles from './outgoingMails.module.css'
import { Missed } from './Missed'
import { StateBadge } from './StateBadge'

interface Columns extends Wording {
  onResend: (mail: OutgoingMail) => void
  isBusy: boolean
}

/** To whom, about what, and what became of it. */
export function mailColumns({ t, formats, onResend, isBusy }: Columns): Column<OutgoingMail>[] {
  const subjectOf = (mail: OutgoingMail) => mail.subject || t('outgoingMails.noSubject')
  return [
    {
      key: 'subject',
      header: t('outgoingMails.subject'),
      least: '11rem',
      most: '22rem',
      cell: (mail) => (
        <span dir="auto" className={styles.subject}>
          {subjectOf(mail)}
        </span>
      ),
    },
    { key: 'to', header: t('outgoingMails.to'), least: '10rem', most: '18rem', cell: (mail) => <Addressees mail={mail} t={t} /> },
    {
      key: 'website',
      header: t('outgoingMails.website'),
      least: '7rem',
      most: '14rem',
      cell: ({ website, messageId }) => website && <WebsiteLink website={website} messageId={messageId} className={styles.link} />,
    },
    {
      key: 'state',
      header: t('outgoingMails.state'),
      className: cx(styles.wide, styles.last),
      least: '12rem',
      most: '26rem',
      cell: (mail) => (
        <span className={styles.state}>
          <span className={styles.line}>
            <StateBadge mail={mail} />
            <Resend mail={mail} label={t('outgoingMails.resend')} subject={subjectOf(mail)} onResend={onResend} isBusy={isBusy} />
          </span>
          <Missed mail={mail} />
          {mail.said && (
            <span dir="auto" className={styles.said} title={t('outgoingMails.said')}>
              {mail.said}
            </span>
          )}
        </span>
      ),
    },
    { key: 'date', header: t('outgoingMails.date'), cell: ({ date }) => <time dateTime={date}>{formats.shortDateTime(date)}</time> },
  ]
}

function Addressees({ mail, t }: { mail: OutgoingMail; t: Wording['t'] }) {
  const [first, ...others] = [...mail.to, ...mail.cc, ...mail.bcc]
  return (
    <span className={styles.to} title={[first, ...others].map((one) => one?.email).join(', ')}>
      <bdi>{first?.email}</bdi>
      {others.length > 0 && ` ${t('outgoingMails.more', { count: others.length })}`}
    </span>
  )
}

interface ResendProps {
  mail: OutgoingMail
  label: string
  subject: string
  onResend: (mail: OutgoingMail) => void
  isBusy: boolean
}

function Resend({ mail, label, subject, onResend, isBusy }: ResendProps) {
  const { router } = useIsland()
  if (!mail.canResend || !router.has(api_partner_outgoing_mail_resend.name)) return null
  return (
    <LockedActions>
      <Button size="sm" icon={RotateCw} aria-label={`${label}: ${isolated(subject)}`} disabled={isBusy} onClick={() => onResend(mail)}>
        {label}
      </Button>
    </LockedActions>
  )
}
