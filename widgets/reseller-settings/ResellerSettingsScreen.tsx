import { ExternalLink } from '../../src/ui/icons'
import { useResellerSettingsQuery } from '../../src/api/reseller'
import { api_partner_reseller_plans, partner_settings_preview } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { useIsland } from '../../src/islands'
import { may } from '../../src/model'
import { selectUser, useAppSelector, useDocumentTitle } from '../../src/store'
import { LoadFailure } from '../../src/parts/submit'
import { ButtonLink, Card, Hint, PageHead, Screen, Skeleton } from '../../src/ui'
import { PlansCard } from './plans/PlansCard'
import { ResellerSettingsForm } from './ResellerSettingsForm'
import styles from './resellerSettings.module.css'

/** What every customer starts with, until they set it themselves (4.32). */
export function ResellerSettingsScreen() {
  const t = useMessages()
  const { data, error, isFetching, refetch } = useResellerSettingsQuery()
  const { router } = useIsland()
  const isLocked = may('manage_resellers', useAppSelector(selectUser)?.roles ?? []) !== 'all'
  useDocumentTitle(t('resellerSettings.title'))
  return (
    <Screen size="sm">
      <PageHead title={t('resellerSettings.title')} />
      {isLocked && <Hint>{t('resellerSettings.adminOnly')}</Hint>}
      {router.has(api_partner_reseller_plans.name) && <PlansCard />}
      <p className={styles.hint}>{t('resellerSettings.description')}</p>
      <PreviewLink />
      <Card>
        {data ? (
          <ResellerSettingsForm settings={data} isLocked={isLocked} />
        ) : error && !isFetching ? (
          <LoadFailure error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton shape="block" height="320px" />
        )}
      </Card>
    </Screen>
  )
}

function PreviewLink() {
  const t = useMessages()
  const { router } = useIsland()
  if (!router.has(partner_settings_preview.name)) return null
  return (
    <div className={styles.preview}>
      <ButtonLink icon={ExternalLink} href={router.generate(partner_settings_preview.name)} target="_blank">
        {t('resellerSettings.preview')}
      </ButtonLink>
      <p className={styles.hint}>{t('resellerSettings.preview.description')}</p>
    </div>
  )
}
