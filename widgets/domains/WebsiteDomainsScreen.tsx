import { Globe, Plus } from '../../src/ui/icons'
import { Suspense } from 'react'
import { useDomainsQuery } from '../../src/api/domains'
import { partner_website_details } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { lazyPart, useIsland } from '../../src/islands'
import { LoadFailure } from '../../src/parts/submit'
import { useWebsiteTitle, websiteOf, type WebsiteProps } from '../../src/parts/websiteScreen'
import { useAddress } from '../../src/store'
import { BackLink, EmptyState, FailedState, PageHead, Screen, Skeleton } from '../../src/ui'
import { AddDomain } from './actions/AddDomain'
import { OwnerButton } from './actions/OwnerButton'
import { DomainCard } from './card/DomainCard'
import { usePollingInterval } from './shared/usePollingInterval'
import { useReturnFromZone } from './shared/useReturnFromZone'
import { websiteDomains } from './shared/websiteDomains'
import { LEFT_ZONE } from './shared/zoneAddress'

const DnsManager = lazyPart(() => import('./dns/DnsManager'))

/** The domains of one website (spec 2.2), each with what to do next; the zone of one of them when the address says so. */
export function WebsiteDomainsScreen(props: WebsiteProps) {
  const t = useMessages()
  const { page } = useIsland()
  const id = websiteOf(props, page)
  if (!id) return <FailedState title={t('domains.noWebsite')} />
  return <WebsiteDomains key={id} websiteId={id} />
}

function WebsiteDomains({ websiteId }: { websiteId: number }) {
  const t = useMessages()
  const { router } = useIsland()
  const [address, change] = useAddress()
  const title = useWebsiteTitle(websiteId, t('domains.title'))
  const args = websiteDomains(websiteId)
  const pollingInterval = usePollingInterval(args)
  const { data, error, isFetching, refetch } = useDomainsQuery(args, { pollingInterval, refetchOnMountOrArgChange: true })
  const dnsId = Number(address.get('dns'))
  const screen = useReturnFromZone(dnsId)

  if (dnsId > 0)
    return (
      <Suspense fallback={<Skeleton shape="block" height="320px" />}>
        <DnsManager domainId={dnsId} websiteId={websiteId} onClose={() => change(LEFT_ZONE, true)} />
      </Suspense>
    )
  return (
    <Screen ref={screen}>
      {router.has(partner_website_details.name) && (
        <BackLink href={router.generate(partner_website_details.name, { website: websiteId })}>{t('domains.toWebsite')}</BackLink>
      )}
      <PageHead title={t('domains.title')} beside={<bdi title={title}>{title}</bdi>}>
        <OwnerButton websiteId={websiteId} />
        <AddDomain websiteId={websiteId} icon={Plus} />
      </PageHead>
      {data ? (
        data.domains.length > 0 ? (
          data.domains.map((domain) => (
            <DomainCard
              key={domain.id}
              domain={domain}
              websiteId={websiteId}
              dnsHref={`?dns=${domain.id}`}
              onOpenDns={() => change({ dns: String(domain.id) }, true)}
            />
          ))
        ) : (
          <EmptyState icon={Globe} title={t('domains.empty')} description={t('domains.empty.hint')} />
        )
      ) : error && !isFetching ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton shape="block" height="180px" />
      )}
    </Screen>
  )
}
