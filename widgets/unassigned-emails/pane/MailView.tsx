import { ShieldAlert, ShieldCheck } from '../../../src/ui/icons'
import { Suspense } from 'react'
import {
  partner_unassigned_emails_left_out,
  partner_unassigned_emails_picture,
  partner_unassigned_emails_source,
  type StoredFile,
  type UnassignedEmail,
} from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { lazyPart, useIsland } from '../../../src/islands'
import { Later } from '../../../src/parts/desk'
import { LeftOutFiles, MailWarning, ReducedNote, SenderMark } from '../../../src/parts/mailNotes'
import { isLockedByScan, type LeftOutFile, may, senderState } from '../../../src/model'
import { selectUser, useAppSelector } from '../../../src/store'
import { Badge, ErrorBoundary, FILE_TYPE_ICONS, LongText } from '../../../src/ui'
import styles from './mailView.module.css'

const MailBody = lazyPart(async () => ({ default: (await import('../../../src/parts/mail')).MailBody }))
const METHODS = ['spf', 'dkim', 'dmarc'] as const

interface Props {
  mail: UnassignedEmail
}

/** The mail as it came, safely. */
export function MailView({ mail }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const { router } = useIsland()
  const pictureUrl = router.has(partner_unassigned_emails_picture.name)
    ? (url: string) => router.generate(partner_unassigned_emails_picture.name, { email: mail.id }, { query: { url } })
    : undefined
  const leftOutUrl = router.has(partner_unassigned_emails_left_out.name)
    ? ({ part }: LeftOutFile) => router.generate(partner_unassigned_emails_left_out.name, { email: mail.id, part })
    : undefined
  const text = <LongText text={mail.text} className={styles.text} />
  return (
    <article className={styles.mail} aria-label={mail.subject || t('unassignedEmails.noSubject')}>
      <dl className={styles.facts}>
        <dt>{t('unassignedEmails.from')}</dt>
        <dd>
          {mail.from.name && (
            <>
              <bdi>{mail.from.name}</bdi> ·{' '}
            </>
          )}
          <bdi>{mail.from.email || t('unassignedEmails.noSender')}</bdi>
        </dd>
        <dt>{t('unassignedEmails.to')}</dt>
        <dd>{[...mail.to, ...mail.cc].map(({ email }) => email).join(', ')}</dd>
        <dt>{t('unassignedEmails.received')}</dt>
        <dd>
          <time dateTime={mail.receivedAt}>{formats.dateTime(mail.receivedAt)}</time>
        </dd>
      </dl>
      <Authentication mail={mail} />
      <Later>
        {mail.html ? (
          <ErrorBoundary>
            <Suspense fallback={text}>
              <MailBody html={mail.html} title={mail.subject} files={mail.files} pictureUrl={pictureUrl} fallback={text} />
            </Suspense>
          </ErrorBoundary>
        ) : (
          text
        )}
      </Later>
      {mail.reduced && <ReducedNote />}
      {mail.files.length > 0 && (
        <ul className={styles.files} aria-label={t('unassignedEmails.attachments')}>
          {mail.files.map((file) => (
            <FileItem key={file.id} file={file} />
          ))}
        </ul>
      )}
      <LeftOutFiles files={mail.leftOut} url={leftOutUrl} />
      <SourceLink mail={mail} />
    </article>
  )
}

/** The mail with all its headers, for who may see that. */
function SourceLink({ mail }: { mail: UnassignedEmail }) {
  const t = useMessages()
  const { router } = useIsland()
  const user = useAppSelector(selectUser)
  const maySee = user !== null && may('see_mail_source', user.roles) !== 'none'
  if (!mail.hasSource || !maySee || !router.has(partner_unassigned_emails_source.name)) return null
  return (
    <p>
      <a href={router.generate(partner_unassigned_emails_source.name, { email: mail.id })} target="_blank" rel="noopener">
        {t('unassignedEmails.source')}
      </a>
    </p>
  )
}

function Authentication({ mail }: { mail: UnassignedEmail }) {
  const t = useMessages()
  const known = METHODS.flatMap((method) => (mail.auth[method] ? [{ method, result: mail.auth[method] }] : []))
  return (
    <div className={styles.badges}>
      {senderState(mail.auth) === 'forged' && <MailWarning icon={ShieldAlert}>{t('unassignedEmails.forged.explained')}</MailWarning>}
      {mail.kind !== 'normal' && <Badge>{t(`unassignedEmails.kind.${mail.kind}`)}</Badge>}
      {known.map(({ method, result }) => (
        <Badge
          key={method}
          icon={result.endsWith('pass') ? ShieldCheck : ShieldAlert}
          tone={result.endsWith('pass') ? 'success' : result === 'fail' ? 'error' : 'neutral'}
        >
          {method.toUpperCase()}: {result}
        </Badge>
      ))}
      {senderState(mail.auth) === 'unchecked' && <SenderMark auth={mail.auth} />}
    </div>
  )
}

function FileItem({ file }: { file: StoredFile }) {
  const t = useMessages()
  const formats = useFormats()
  const Icon = FILE_TYPE_ICONS[file.type]
  const size = file.size === null ? null : formats.number(Math.max(1, Math.round(file.size / 1024)))
  return (
    <li>
      <Icon size={16} aria-hidden />
      {file.url && !isLockedByScan(file.scan) ? (
        <a href={file.url} download={file.name}>
          <bdi>{file.name}</bdi>
        </a>
      ) : (
        <bdi>{file.name}</bdi>
      )}
      {size && <span className={styles.muted}>{size} kB</span>}
      {isLockedByScan(file.scan) && <span className={styles.muted}>{t(`unassignedEmails.scan.${file.scan}`)}</span>}
    </li>
  )
}
