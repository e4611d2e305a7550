import { Gift } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useAgencyOffersQuery, useSetOfferStateMutation } from '../../src/api/subscription'
import type { AgencyOffer } from '../../src/contract'
import { useFormats, useMessages } from '../../src/i18n'
import { lazyPart } from '../../src/islands'
import { showToast, useAppDispatch, useDocumentTitle } from '../../src/store'
import { Badge, Button, Card, EmptyState, FailedState, LiveRegion, Skeleton, Switch } from '../../src/ui'
import styles from './offers.module.css'
import { useFreshOffers } from './useFreshOffers'

const OfferDialog = lazyPart(() => import('./OfferDialog'))

/** What the provider offers to agencies: read, ask for, or put away (4.33). */
export function OffersScreen() {
  const t = useMessages()
  const { data, error, isFetching, refetch } = useAgencyOffersQuery()
  const [showsDismissed, setShowsDismissed] = useState(false)
  const fresh = useFreshOffers(data?.items)
  useDocumentTitle(t('offers.title'))
  const offers = (data?.items ?? []).filter(({ state }) => showsDismissed || state !== 'dismissed')
  const hasDismissed = (data?.items ?? []).some(({ state }) => state === 'dismissed')

  return (
    <LiveRegion>
      <div className={styles.screen}>
        <header className={styles.head}>
          <h1 className={styles.title}>{t('offers.title')}</h1>
          {hasDismissed && <Switch label={t('offers.showDismissed')} checked={showsDismissed} onChange={setShowsDismissed} />}
        </header>
        {data ? (
          offers.length > 0 ? (
            <ul className={styles.offers}>
              {offers.map((offer) => (
                <OfferCard key={offer.id} offer={offer} isNew={fresh.has(offer.id)} />
              ))}
            </ul>
          ) : (
            <EmptyState icon={Gift} title={t('offers.empty')} description={t('offers.emptyHint')} />
          )
        ) : error && !isFetching ? (
          <FailedState onRetry={() => void refetch()} />
        ) : (
          <Skeleton shape="block" height="240px" />
        )}
      </div>
    </LiveRegion>
  )
}

function OfferCard({ offer, isNew }: { offer: AgencyOffer; isNew: boolean }) {
  const t = useMessages()
  const formats = useFormats()
  const dispatch = useAppDispatch()
  const [setState, { isLoading }] = useSetOfferStateMutation()
  const [showsDetails, setShowsDetails] = useState(false)
  const { id, title, category, summary, descriptionHtml, price, languages, validUntil, state, requestedAt } = offer

  const set = (next: string) => setState({ params: { offer: id, state: next } }).unwrap()
  const request = async () => {
    await set('requested')
    dispatch(showToast({ kind: 'success', key: t('offers.requestSent') }))
  }
  const dismiss = async () => {
    await set('dismissed')
    const undo = () => void set('seen').catch(() => undefined)
    dispatch(showToast({ kind: 'success', key: t('offers.dismissed'), action: { key: 'partner.general.undo', run: undo } }))
  }
  const quietly = (work: Promise<void>) => void work.catch(() => undefined)

  return (
    <li>
      <Card title={title} level={2} className={styles.card}>
        <div className={styles.body}>
          <p className={styles.badges}>
            {isNew && <Badge tone="primary">{t('offers.new')}</Badge>}
            {category && <Badge>{t(`offers.category.${category}`)}</Badge>}
          </p>
          <p>{summary}</p>
          {price && (
            <p className={styles.price}>
              {t(price.from ? `offers.from.${price.interval}` : `offers.price.${price.interval}`, {
                price: formats.money(price.amount, price.currency),
              })}
            </p>
          )}
          <p className={styles.hint}>
            {[languages.join(', '), validUntil && t('offers.validUntil', { date: formats.date(validUntil) })].filter(Boolean).join(' · ')}
          </p>
          <div className={styles.actions}>
            {descriptionHtml && <Button onClick={() => setShowsDetails(true)}>{t('offers.details')}</Button>}
            {state === 'requested' ? (
              <Badge tone="success">
                {t('offers.requested', { date: requestedAt ? formats.shortDate(requestedAt.slice(0, 10)) : '' })}
              </Badge>
            ) : (
              <>
                <Button variant="primary" busy={isLoading} onClick={() => quietly(request())}>
                  {t('offers.request')}
                </Button>
                {state === 'dismissed' ? (
                  <Button variant="ghost" onClick={() => void set('seen').catch(() => undefined)}>
                    {t('offers.bringBack')}
                  </Button>
                ) : (
                  <Button variant="ghost" onClick={() => quietly(dismiss())}>
                    {t('offers.dismiss')}
                  </Button>
                )}
              </>
            )}
          </div>
          <Suspense>
            {showsDetails && descriptionHtml && (
              <OfferDialog offer={{ ...offer, descriptionHtml }} onClose={() => setShowsDetails(false)} />
            )}
          </Suspense>
        </div>
      </Card>
    </li>
  )
}
