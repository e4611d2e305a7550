import type { ResellerCustomer } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import styles from './clients.module.css'

interface Props {
  client: Pick<ResellerCustomer, 'counts' | 'limits'>
  name: 'websites' | 'domains' | 'staff'
}

/** A number, with a bar when there is a limit. */
export function Usage({ client, name }: Props) {
  const t = useMessages()
  const used = client.counts[name] ?? 0
  const max = client.limits[name]
  if (max === undefined) return used
  return (
    <span className={styles.usage}>
      {t('clients.used', { used, max })}
      <meter
        className={styles.meter}
        min={0}
        max={Math.max(max, 1)}
        value={Math.min(used, max)}
        aria-label={t('clients.used', { used, max })}
      />
    </span>
  )
}
