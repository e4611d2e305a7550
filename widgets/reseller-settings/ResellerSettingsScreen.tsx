import { useResellerSettingsQuery } from '../../src/api/clients'
import { useMessages } from '../../src/i18n'
import { useDocumentTitle } from '../../src/store'
import { Card, FailedState, LiveRegion, Skeleton } from '../../src/ui'
import { ResellerSettingsForm } from './ResellerSettingsForm'
import styles from './resellerSettings.module.css'

/** What every customer starts with, until they set it themselves (4.32). */
export function ResellerSettingsScreen() {
  const t = useMessages()
  const { data, error, isFetching, refetch } = useResellerSettingsQuery()
  useDocumentTitle(t('reseller.title'))
  return (
    <LiveRegion>
      <div className={styles.screen}>
        <h1 className={styles.title}>{t('reseller.title')}</h1>
        <p className={styles.hint}>{t('reseller.description')}</p>
        <Card>
          {data ? (
            <ResellerSettingsForm settings={data} />
          ) : error && !isFetching ? (
            <FailedState onRetry={() => void refetch()} />
          ) : (
            <Skeleton shape="block" height="320px" />
          )}
        </Card>
      </div>
    </LiveRegion>
  )
}
