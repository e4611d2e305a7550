import type { Domain } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useNextMain } from '../shared/useNextMain'
import styles from './dialogs.module.css'

/** What goes with a domain (DO-05). */
export function Consequences({ domain }: { domain: Domain }) {
  const t = useMessages()
  const nextMain = useNextMain(domain)
  const { mailboxes, dnsManaged, ssl } = domain
  const lost = [
    nextMain,
    mailboxes > 0 && t('domains.lost.mailboxes', { count: mailboxes }),
    dnsManaged && t('domains.lost.dns'),
    ssl?.state === 'issued' && t('domains.lost.ssl'),
  ].filter((text) => typeof text === 'string')
  if (lost.length === 0) return null
  return (
    <ul className={styles.list}>
      {lost.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
