import { Mail, X } from '../../src/ui/icons'
import { useAttachOfferMutation, useDetachOfferMutation } from '../../src/api/offers'
import { type AgencyOffer, partner_email_composer, partner_website_details, type WebsiteReference } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { useIsland } from '../../src/islands'
import { followLink, showToast, useAppDispatch, usePageStore } from '../../src/store'
import { ButtonLink, IconButton, LockedActions } from '../../src/ui'
import styles from './offers.module.css'

/** The websites an offer is attached to: to read, to write to their customers about it, and to take away (AO-03). */
export function OfferWebsites({ offer }: { offer: AgencyOffer }) {
  const t = useMessages()
  return (
    <section aria-label={t('agencyOffers.websites')} className={styles.meant}>
      <h3 className={styles.hint}>{t('agencyOffers.websites')}</h3>
      <ul className={styles.websites}>
        {offer.websites.map((website) => (
          <Row key={website.id} offer={offer} website={website} />
        ))}
      </ul>
    </section>
  )
}

function Row({ offer, website }: { offer: AgencyOffer; website: WebsiteReference }) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const { router } = useIsland()
  const { navigation } = usePageStore()
  const [attach] = useAttachOfferMutation()
  const [detach, { isLoading }] = useDetachOfferMutation()
  const params = { offer: offer.id, website: website.id }
  const remove = async () => {
    await detach({ params }).unwrap()
    const run = () => void attach({ params })
    dispatch(
      showToast({
        kind: 'success',
        key: t('agencyOffers.detached', { website: website.title }),
        action: { key: 'partner.general.undo', run },
      }),
    )
  }
  const href = router.has(partner_website_details.name) && router.generate(partner_website_details.name, { website: website.id })
  return (
    <li className={styles.website}>
      {href ? (
        <a href={href} className={styles.grow} onClick={(event) => followLink(navigation, event)}>
          {website.title}
        </a>
      ) : (
        <span className={styles.grow}>{website.title}</span>
      )}
      {router.has(partner_email_composer.name) && (
        <ButtonLink
          size="sm"
          icon={Mail}
          href={router.generate(partner_email_composer.name, { website: website.id }, { query: { offer: offer.id } })}
          aria-label={t('agencyOffers.writeTo', { website: website.title })}
          onClick={(event) => followLink(navigation, event)}
        >
          {t('agencyOffers.write')}
        </ButtonLink>
      )}
      <LockedActions>
        <IconButton
          icon={X}
          size="sm"
          label={t('agencyOffers.detach', { website: website.title })}
          busy={isLoading}
          onClick={() => void remove().catch(() => undefined)}
        />
      </LockedActions>
    </li>
  )
}
