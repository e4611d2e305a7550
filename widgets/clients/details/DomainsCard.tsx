import type { ClientDetails } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { Badge, Card } from '../../../src/ui'
import styles from '../client.module.css'

/** The customer's domains, and until when they are registered. */
export function DomainsCard({ domains }: Pick<ClientDetails, 'domains'>) {
  const t = useMessages()
  const formats = useFormats()
  return (
    <Card title={t('clients.domains')}>
      {domains.length === 0 && <p className={styles.hint}>{t('clients.details.noDomains')}</p>}
      <ul className={styles.list}>
        {domains.map(({ id, name, registered_status, expiresAt }) => (
          <li key={id} className={styles.line}>
            <span className={styles.name}>
              {name}
              {expiresAt && <span className={styles.hint}>{t('clients.details.expires', { date: formats.date(expiresAt) })}</span>}
            </span>
            <Badge tone={registered_status === 'registered' ? 'success' : 'neutral'}>{t(`clients.details.${registered_status}`)}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
