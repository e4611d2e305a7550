import { CalendarDays } from '../../src/ui/icons'
import { Suspense, useState } from 'react'
import { useDomainsQuery } from '../../src/api/domains'
import { api_partner_domain_calendar, type Domain } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { lazyPart, useIsland } from '../../src/islands'
import { DOMAIN_PAGE_LIMIT, DOMAIN_PROBLEMS, DOMAIN_SORTS, PAGE_LIMIT_CHOICES } from '../../src/model'
import { useListView } from '../../src/parts/listView'
import { useAddress, useDocumentTitle, useLastPage } from '../../src/store'
import { ButtonLink, FilterBar, PageHead, Screen, SearchField, Skeleton } from '../../src/ui'
import { DomainBar } from './list/DomainBar'
import { DomainList } from './list/DomainList'
import { ExportButton } from './list/ExportButton'
import { ProblemFilters } from './list/ProblemFilters'
import { usePollingInterval } from './shared/usePollingInterval'
import { useReturnFromZone } from './shared/useReturnFromZone'
import { LEFT_ZONE } from './shared/zoneAddress'

const DnsManager = lazyPart(() => import('./dns/DnsManager'))

/** All domains of the partner (spec 2.2): searched, narrowed to trouble, worked on together. All of it is in the address. */
export function GeneralDomainsScreen() {
  const t = useMessages()
  const { router } = useIsland()
  const [address, change] = useAddress()
  const [selected, setSelected] = useState<readonly Domain[]>([])
  useDocumentTitle(t('domains.title.all'))
  const { typed, search, isSettled, sort, page, onSearch, onSort } = useListView(DOMAIN_SORTS, 'name')
  const query = { page, sort, ...narrowedBy(address), ...(search && { search }) }
  const args = { websiteId: null, query }
  const pollingInterval = usePollingInterval(args)
  const list = useDomainsQuery(args, { pollingInterval, refetchOnMountOrArgChange: true })
  useLastPage(page, isSettled ? list.currentData?.pagination.pages : undefined)
  const dnsId = Number(address.get('dns'))
  const screen = useReturnFromZone(dnsId)
  const ofDns = list.data?.domains.find(({ id }) => id === dnsId)

  if (dnsId > 0)
    return (
      <Suspense fallback={<Skeleton shape="block" height="320px" />}>
        <DnsManager domainId={dnsId} websiteId={ofDns?.website?.id ?? null} onClose={() => change(LEFT_ZONE, true)} />
      </Suspense>
    )
  return (
    <Screen ref={screen}>
      <PageHead title={t('domains.title.all')}>
        {router.has(api_partner_domain_calendar.name) && (
          <ButtonLink icon={CalendarDays} href={router.generate(api_partner_domain_calendar.name)} download="domains.ics">
            {t('domains.calendar')}
          </ButtonLink>
        )}
        <ExportButton query={query} />
      </PageHead>
      <FilterBar search={<SearchField value={typed} onChange={onSearch} placeholder={t('domains.search.placeholder')} />} />
      {list.isLoading ? (
        <Skeleton shape="block" width="60%" height="var(--partner-control-sm)" />
      ) : (
        <ProblemFilters
          problems={list.data?.problems ?? {}}
          value={query.problem ?? null}
          onChange={(problem) => change({ problem, page: null })}
        />
      )}
      <DomainList
        list={list}
        query={query}
        selected={selected}
        onSelect={setSelected}
        onSort={onSort}
        onChange={change}
        onOpenDns={(id) => change({ dns: String(id) }, true)}
      />
      {selected.length > 0 && <DomainBar domains={selected} onClear={() => setSelected([])} />}
    </Screen>
  )
}

function narrowedBy(address: URLSearchParams) {
  const problem = DOMAIN_PROBLEMS.find((one) => one === address.get('problem'))
  const limit = PAGE_LIMIT_CHOICES.find((one) => String(one) === address.get('limit')) ?? DOMAIN_PAGE_LIMIT
  return { limit, ...(problem && { problem }) }
}
