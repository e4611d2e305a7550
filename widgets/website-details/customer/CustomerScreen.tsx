import { ArrowLeft } from '../../../src/ui/icons'
import { useWebsiteDetailsQuery } from '../../../src/api'
import { partner_website_details } from '../../../src/contract'
import { toErrorObject } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { followLink, useDocumentTitle, usePageStore } from '../../../src/store'
import { ButtonLink, FailedState, LiveRegion } from '../../../src/ui'
import { ChangesProvider } from '../changes/ChangesProvider'
import type { DetailsProps } from '../shared/detailsProps'
import { CustomerCard } from './CustomerCard'
import styles from './customerScreen.module.css'

const NOT_FOUND = 404

/** The customer's data of one website on a page of their own, with room for long values. */
export function CustomerScreen({ website, websiteId }: DetailsProps) {
  const t = useMessages()
  const { page } = useIsland()
  const id = website ?? websiteId ?? page.config.websiteId
  if (!id) return <FailedState title={t('details.noWebsite')} />
  return (
    <LiveRegion>
      <ChangesProvider key={id}>
        <CustomerPage websiteId={id} />
      </ChangesProvider>
    </LiveRegion>
  )
}

function CustomerPage({ websiteId }: { websiteId: number }) {
  const t = useMessages()
  const { router } = useIsland()
  const { navigation } = usePageStore()
  const { data: website, error } = useWebsiteDetailsQuery(websiteId, { refetchOnMountOrArgChange: true })
  useDocumentTitle(website ? `${t('customer.page')} · ${website.title}` : t('customer.page'))

  if (error && toErrorObject(error).status === NOT_FOUND)
    return <FailedState title={t('details.notFound')} message={t('details.notFound.hint')} />
  return (
    <div className={styles.screen}>
      {router.has(partner_website_details.name) && (
        <ButtonLink
          className={styles.back}
          size="sm"
          variant="ghost"
          icon={ArrowLeft}
          href={router.generate(partner_website_details.name, { website: websiteId })}
          onClick={(event) => followLink(navigation, event)}
        >
          {website?.title ?? t('customer.toWebsite')}
        </ButtonLink>
      )}
      <h1 className={styles.heading}>{t('customer.page')}</h1>
      <CustomerCard websiteId={websiteId} />
    </div>
  )
}
