import { useFormats, useMessages } from '../../../../src/i18n'
import type { ConfirmReason } from '../../../../src/model'
import type { DraftItem } from '../draft/useZoneDraft'
import styles from './dangers.module.css'

interface Props {
  readonly reasons: readonly ConfirmReason[]
  /** The records as they are now. */
  readonly saved: readonly DraftItem[]
  readonly mailboxes: number
}

/** What the changes may break. Other name servers, or none for mail: what lives there is named before somebody confirms (DO-06). */
export function Dangers({ reasons, saved, mailboxes }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const cutsMail = reasons.some(({ key }) => key === 'apex_NS' || key === 'apex_MX' || key === 'mail_cut')
  const mailHosts = saved.flatMap(({ type, name, content }) => (type === 'MX' && name === '@' ? [content] : []))
  return (
    <div role="alert">
      <ul className={styles.danger}>
        {reasons
          .map(({ key, values }) => t(`domains.dns.danger.${key}`, values))
          .map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        {cutsMail && mailHosts.length > 0 && <li>{t('domains.dns.danger.mailHosts', { hosts: formats.list(mailHosts) })}</li>}
        {cutsMail && mailboxes > 0 && <li>{t('domains.mail.mailboxes', { count: mailboxes })}</li>}
      </ul>
    </div>
  )
}
