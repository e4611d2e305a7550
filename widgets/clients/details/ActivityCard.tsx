import type { ClientDetails } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { fullName } from '../../../src/model'
import { Card, Hint } from '../../../src/ui'
import styles from '../shared/client.module.css'

/** What the reseller's people did with the customer, newest first. */
export function ActivityCard({ activity }: Pick<ClientDetails, 'activity'>) {
  const t = useMessages()
  const formats = useFormats()
  return (
    <Card title={t('clients.details.activity')}>
      {activity.length === 0 && <Hint>{t('clients.details.noActivity')}</Hint>}
      <ol className={styles.list}>
        {activity.map(({ id, at, by, action, about }) => (
          <li key={id} className={styles.event}>
            {t(`clients.details.activity.${action}`, { by: by ? fullName(by) || by.email || '–' : '–', about: about ?? '' })}
            <Hint>
              <time dateTime={at}>{formats.dateTime(at)}</time>
            </Hint>
          </li>
        ))}
      </ol>
    </Card>
  )
}
