import type { Domain } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import styles from './dialogs.module.css'

/** What goes with a domain (DO-05). */
export function Consequences({ domain: { mailboxes, dnsManaged, ssl, role } }: { domain: Domain }) {
  const t = useMessages()
  const lost = [
    role === 'main' && t('domains.lost.main'),
    mailboxes > 0 && t('domains.lost.mailboxes', { count: mailboxes }),
    dnsManaged && t('domains.lost.dns'),
    ssl?.state === 'issued' && t('domains.lost.ssl'),
  ].filter((text) => text !== false)
  if (lost.length === 0) return null
  return (
    <ul className={styles.list}>
      {lost.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
