import type { ClientDetails } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { Badge, Card, Hint } from '../../../src/ui'
import styles from '../shared/client.module.css'

/** The customer's domains, and until when they are registered. */
export function DomainsCard({ domains }: Pick<ClientDetails, 'domains'>) {
  const t = useMessages()
  const formats = useFormats()
  return (
    <Card title={t('clients.domains')}>
      {domains.length === 0 && <Hint>{t('clients.details.noDomains')}</Hint>}
      <ul className={styles.list}>
        {domains.map(({ id, name, registered_status, expiresAt }) => (
          <li key={id} className={styles.line}>
            <span className={styles.name}>
              {name}
              {expiresAt && <Hint>{t('clients.details.expires', { date: formats.date(expiresAt) })}</Hint>}
            </span>
            <Badge tone={registered_status === 'registered' ? 'success' : 'neutral'}>{t(`clients.details.${registered_status}`)}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
