import { Suspense, useState } from 'react'
import { useSetOfferStateMutation } from '../../src/api/offers'
import type { AgencyOffer } from '../../src/contract'
import { useFormats, useLocale, useMessages } from '../../src/i18n'
import { lazyPart, useToday } from '../../src/islands'
import { languageName } from '../../src/model'
import { showToast, useAppDispatch } from '../../src/store'
import { Badge, Button, Card, LockedActions } from '../../src/ui'
import { OfferMenu } from './OfferMenu'
import { OfferState } from './OfferState'
import styles from './offers.module.css'
import { OfferWebsites } from './OfferWebsites'

const RequestDialog = lazyPart(() => import('./RequestDialog'))
const OfferDialog = lazyPart(() => import('./OfferDialog'))
const AttachDialog = lazyPart(() => import('./AttachDialog'))

interface Props {
  offer: AgencyOffer
  isNew: boolean
}

/** One offer, for whom it is meant, and what can be done with it. */
export function OfferCard({ offer, isNew }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const locale = useLocale()
  const dispatch = useAppDispatch()
  const today = useToday()
  const [setState] = useSetOfferStateMutation()
  const [shows, setShows] = useState<'request' | 'details' | 'attach' | null>(null)
  const { id, title, category, summary, descriptionHtml, price, languages, validUntil, state, websites } = offer

  // Nobody asks twice for the same, or for what is over.
  const isAsked = state === 'requested' || state === 'accepted'
  const canAsk = !isAsked && !(validUntil && validUntil < today)

  const set = (next: string) => setState({ params: { offer: id, state: next } }).unwrap()
  const bringBack = () => void set('seen').catch(() => undefined)
  const dismiss = async () => {
    await set('dismissed')
    dispatch(showToast({ kind: 'success', key: t('agencyOffers.dismissed'), action: { key: 'partner.general.undo', run: bringBack } }))
  }

  return (
    <Card title={title} level={2} className={styles.card}>
      <div className={styles.body}>
        <p className={styles.badges}>
          {isNew && <Badge tone="primary">{t('agencyOffers.new')}</Badge>}
          {category && <Badge>{t(`agencyOffers.category.${category}`)}</Badge>}
        </p>
        <p>{summary}</p>
        {price && (
          <p className={styles.price}>
            {t(price.from ? `agencyOffers.from.${price.interval}` : `agencyOffers.price.${price.interval}`, {
              price: formats.money(price.amount, price.currency),
            })}
          </p>
        )}
        <p className={styles.hint}>
          {[
            formats.list(languages.map((language) => languageName(language, locale))),
            validUntil && t('agencyOffers.validUntil', { date: formats.date(validUntil) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <OfferState offer={offer} />
        {websites.length > 0 && <OfferWebsites offer={offer} />}
        <div className={styles.actions}>
          {canAsk && (
            <LockedActions>
              <Button variant="primary" onClick={() => setShows('request')}>
                {t(state === 'declined' ? 'agencyOffers.again' : 'agencyOffers.request')}
              </Button>
            </LockedActions>
          )}
          {descriptionHtml && <Button onClick={() => setShows('details')}>{t('agencyOffers.details')}</Button>}
          <OfferMenu
            offer={offer}
            isAsked={isAsked}
            onAttach={() => setShows('attach')}
            onBringBack={bringBack}
            onDismiss={() => void dismiss().catch(() => undefined)}
          />
        </div>
        <Suspense>
          {shows === 'request' && <RequestDialog offer={offer} onClose={() => setShows(null)} />}
          {shows === 'details' && descriptionHtml && <OfferDialog offer={{ ...offer, descriptionHtml }} onClose={() => setShows(null)} />}
          {shows === 'attach' && <AttachDialog offer={offer} onClose={() => setShows(null)} />}
        </Suspense>
      </div>
    </Card>
  )
}
