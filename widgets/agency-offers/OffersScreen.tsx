import { Gift } from '../../src/ui/icons'
import { useState } from 'react'
import { useAgencyOffersQuery } from '../../src/api/offers'
import { useServerEvents } from '../../src/api/shell'
import { useMessages } from '../../src/i18n'
import { useDocumentTitle } from '../../src/store'
import { LoadFailure } from '../../src/parts/submit'
import { EmptyState, Lines, PageHead, Screen, Skeleton, Switch } from '../../src/ui'
import { OfferCard } from './OfferCard'
import styles from './offers.module.css'
import { useFreshOffers } from './useFreshOffers'

/** What the provider offers to agencies: read, ask for, or put away (4.33). */
export function OffersScreen() {
  const t = useMessages()
  const { data, error, isFetching, refetch } = useAgencyOffersQuery()
  const [showsDismissed, setShowsDismissed] = useState(false)
  const fresh = useFreshOffers(data?.items)
  useDocumentTitle(t('agencyOffers.title'))
  // An answer comes with what tells the sidebar that something has changed: few look at offers, and all pages would pay for an event of its own.
  useServerEvents(({ kinds, isGap }) => {
    if (isGap || kinds.has('counts')) void refetch()
  })
  const offers = (data?.items ?? []).filter(({ state }) => showsDismissed || state !== 'dismissed')
  const hasDismissed = (data?.items ?? []).some(({ state }) => state === 'dismissed')

  return (
    <Screen>
      <PageHead title={t('agencyOffers.title')}>
        {hasDismissed && <Switch label={t('agencyOffers.showDismissed')} checked={showsDismissed} onChange={setShowsDismissed} />}
      </PageHead>
      {data ? (
        offers.length > 0 ? (
          <Lines>
            <ul className={styles.offers}>
              {offers.map((offer) => (
                <li key={offer.id}>
                  <OfferCard offer={offer} isNew={fresh.has(offer.id)} />
                </li>
              ))}
            </ul>
          </Lines>
        ) : (
          <EmptyState icon={Gift} title={t('agencyOffers.empty')} description={t('agencyOffers.emptyHint')} />
        )
      ) : error && !isFetching ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton shape="block" height="240px" />
      )}
    </Screen>
  )
}
