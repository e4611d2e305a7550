import { ExternalLink } from '../../../src/ui/icons'
import { useState } from 'react'
import { BRAND_VIEWS, type BrandDraft, partner_account_preview } from '../../../src/contract'
import { reasonOf } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { reasonFor } from '../../../src/parts/submit'
import { ButtonLink, FailedState, SmallPage, Tabs } from '../../../src/ui'
import { useBrandQuery } from './useBrandQuery'
import styles from './whiteLabel.module.css'

/** What others see under the brand, made by the server with what is typed and chosen now (AC-03). */
export default function BrandViews({ draft }: { draft: BrandDraft }) {
  const t = useMessages()
  const { router } = useIsland()
  const [view, setView] = useState<string>(BRAND_VIEWS[0])
  const { query, failure, retry } = useBrandQuery(draft)
  const src = router.generate(partner_account_preview.name, { view }, { query })
  return (
    <Tabs
      label={t('settings.preview')}
      tabs={BRAND_VIEWS.map((value) => ({ value, label: t(`settings.preview.${value}`) }))}
      value={view}
      onChange={setView}
    >
      {failure ? (
        <FailedState message={reasonFor(failure, reasonOf(failure, t))} onRetry={retry} />
      ) : (
        <div className={styles.views}>
          <div className={styles.paper}>
            <SmallPage title={t(`settings.preview.${view}`)} src={src} inert />
          </div>
          <ButtonLink size="sm" icon={ExternalLink} href={src} target="_blank" rel="noopener">
            {t('settings.preview.open')}
          </ButtonLink>
        </div>
      )}
    </Tabs>
  )
}
