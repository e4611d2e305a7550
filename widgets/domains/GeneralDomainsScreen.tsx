import { CalendarDays } from '../../src/ui/icons'
import { Suspense, useState } from 'react'
import { useDomainsQuery } from '../../src/api/domains'
import { api_partner_domain_calendar, type Domain } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { lazyPart, useDebounced, useIsland } from '../../src/islands'
import { DOMAIN_PAGE_LIMIT, DOMAIN_PROBLEMS, LIST_FILTER_DEBOUNCE_MS, pageIn } from '../../src/model'
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
  const typed = address.get('q') ?? ''
  const search = useDebounced(typed.trim(), LIST_FILTER_DEBOUNCE_MS)
  const query = queryOf(address, search)
  const args = { websiteId: null, query }
  const pollingInterval = usePollingInterval(args)
  const list = useDomainsQuery(args, { pollingInterval, refetchOnMountOrArgChange: true })
  useLastPage(query.page, search === typed.trim() ? list.currentData?.pagination.pages : undefined)
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
      <FilterBar
        search={<SearchField value={typed} onChange={(q) => change({ q, page: null })} placeholder={t('domains.search.placeholder')} />}
      />
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
        onChange={change}
        onOpenDns={(id) => change({ dns: String(id) }, true)}
      />
      {selected.length > 0 && <DomainBar domains={selected} onClear={() => setSelected([])} />}
    </Screen>
  )
}

function queryOf(address: URLSearchParams, search: string) {
  const problem = DOMAIN_PROBLEMS.find((one) => one === address.get('problem'))
  return {
    page: pageIn(address),
    limit: Number(address.get('limit')) || DOMAIN_PAGE_LIMIT,
    sort: address.get('sort') ?? 'name',
    ...(search && { search }),
    ...(problem && { problem }),
  }
}
