import { useWebsiteDetailsQuery } from '../../../src/api/websites'
import { partner_website_details } from '../../../src/contract'
import { isMissing, toErrorObject } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { WebsiteChangesProvider } from '../../../src/parts/websiteChange'
import { websiteOf, type WebsiteProps } from '../../../src/parts/websiteScreen'
import { followLink, useDocumentTitle, usePageStore } from '../../../src/store'
import { BackLink, FailedState, PageHead, Screen } from '../../../src/ui'
import { CustomerCard } from './CustomerCard'

/** The customer's data of one website on a page of their own, with room for long values. */
export function CustomerScreen(props: WebsiteProps) {
  const t = useMessages()
  const { page } = useIsland()
  const id = websiteOf(props, page)
  if (!id) return <FailedState title={t('websiteDetails.noWebsite')} />
  return (
    <Screen size="sm">
      <WebsiteChangesProvider key={id} websiteId={id}>
        <CustomerPage websiteId={id} />
      </WebsiteChangesProvider>
    </Screen>
  )
}

function CustomerPage({ websiteId }: { websiteId: number }) {
  const t = useMessages()
  const { router } = useIsland()
  const { navigation } = usePageStore()
  const { data: website, error } = useWebsiteDetailsQuery(websiteId, { refetchOnMountOrArgChange: true })
  useDocumentTitle(website ? `${t('websiteDetails.customer.page')} · ${website.title}` : t('websiteDetails.customer.page'))

  if (error && isMissing(toErrorObject(error)))
    return <FailedState title={t('websiteDetails.notFound')} message={t('websiteDetails.notFound.hint')} />
  return (
    <>
      {router.has(partner_website_details.name) && (
        <BackLink
          href={router.generate(partner_website_details.name, { website: websiteId })}
          onClick={(event) => followLink(navigation, event)}
        >
          {website?.title ?? t('websiteDetails.customer.toWebsite')}
        </BackLink>
      )}
      <PageHead title={t('websiteDetails.customer.page')} />
      <CustomerCard websiteId={websiteId} />
    </>
  )
}
