import {
  api_partner_domain_move,
  api_partner_domain_snooze,
  api_partner_domain_transfer,
  api_website_domain_cancel,
  api_website_domain_check,
  api_website_domain_renew,
  api_website_domain_search,
  api_website_domain_subscription,
  type Domain,
  type DomainChange,
  type DomainData,
  type DomainMove,
  type DomainRegistration,
  type DomainSubscription,
  type NewDomain,
  partner_website_domain_data,
  partner_website_domain_delete,
  partner_website_domain_new,
  partner_website_domain_register,
  partner_website_domain_update,
  type SearchResult,
} from '../../contract'
import type { AppThunk } from '../../store'
import { allPages, PAGE_LIMIT } from '../call/allPages'
import type { OnProgress } from '../call/progressFetch'
import { api } from '../call/api'
import { call } from '../call/call'
import { type DomainItems, type ListArgs, readDomains } from './readDomains'

interface OfDomain {
  readonly websiteId: number
  readonly id: number
}

// Lists and dialogs say what failed in their own place.
const silent = { silent: true }
const changed = ['Domains', 'Website'] as const

const domains = api.enhanceEndpoints({ addTagTypes: ['Domains', 'Website', 'OwnerData', 'DnsZone'] }).injectEndpoints({
  endpoints: (build) => ({
    domains: build.query<DomainItems, ListArgs>({
      queryFn: (args, _, __, ask) => readDomains(ask, args),
      extraOptions: silent,
      providesTags: ['Domains'],
    }),
    domainData: build.query<DomainData, { websiteId: number; name: string }>({
      query: ({ websiteId, name }) => call(partner_website_domain_data).query({ params: { website: websiteId }, body: { name } }),
      extraOptions: silent,
      // Name servers change outside of this page.
      keepUnusedDataFor: 0,
    }),
    domainSearch: build.query<readonly SearchResult[], { websiteId: number; query: string }>({
      query: ({ websiteId, query }) => call(api_website_domain_search).query({ params: { website: websiteId }, body: { query } }),
      transformResponse: ({ items }: { items: SearchResult[] }) => items,
      extraOptions: { ...silent, key: 'domain-search' },
    }),
    connectDomain: build.mutation<Domain, { websiteId: number; draft: NewDomain }>({
      query: ({ websiteId, draft }) => call(partner_website_domain_new).query({ params: { website: websiteId }, body: draft }),
      extraOptions: silent,
      invalidatesTags: changed,
    }),
    changeDomain: build.mutation<Domain, OfDomain & { change: DomainChange }>({
      query: ({ websiteId, id, change }) =>
        call(partner_website_domain_update).query({ params: { website: websiteId, dom: id }, body: change }),
      extraOptions: silent,
      invalidatesTags: changed,
    }),
    removeDomain: build.mutation<null, OfDomain>({
      query: ({ websiteId, id }) => call(partner_website_domain_delete).query({ params: { website: websiteId, dom: id } }),
      extraOptions: silent,
      invalidatesTags: changed,
    }),
    registerDomain: build.mutation<Domain, { websiteId: number; draft: DomainRegistration }>({
      query: ({ websiteId, draft }) => call(partner_website_domain_register).query({ params: { website: websiteId }, body: draft }),
      extraOptions: silent,
      invalidatesTags: [...changed, 'OwnerData'],
    }),
    transferDomain: build.mutation<Domain, { id: number; code: string }>({
      query: ({ id, code }) => call(api_partner_domain_transfer).query({ params: { dom: id }, body: { code } }),
      extraOptions: silent,
      invalidatesTags: changed,
    }),
    moveDomain: build.mutation<Domain, { id: number; move: DomainMove }>({
      query: ({ id, move }) => call(api_partner_domain_move).query({ params: { dom: id }, body: move }),
      extraOptions: silent,
      invalidatesTags: [...changed, 'DnsZone'],
    }),
    cancelDomain: build.mutation<Domain, OfDomain & { immediate: boolean }>({
      query: ({ websiteId, id, immediate }) =>
        call(api_website_domain_cancel).query({ params: { website: websiteId, dom: id }, query: { immediate: immediate ? '1' : '0' } }),
      extraOptions: silent,
      invalidatesTags: changed,
    }),
    /** What the domain costs and until when it is paid, as it is just now. */
    domainSubscription: build.query<DomainSubscription, OfDomain>({
      query: ({ websiteId, id }) => call(api_website_domain_subscription).query({ params: { website: websiteId, dom: id } }),
      extraOptions: silent,
      providesTags: ['Domains'],
    }),
    /** Without years it only takes a cancellation back. */
    renewDomain: build.mutation<Domain, OfDomain & { years: number }>({
      query: ({ websiteId, id, years }) =>
        call(api_website_domain_renew).query({ params: { website: websiteId, dom: id }, body: { years } }),
      extraOptions: silent,
      invalidatesTags: changed,
    }),
    checkDomain: build.mutation<Domain, OfDomain>({
      query: ({ websiteId, id }) => call(api_website_domain_check).query({ params: { website: websiteId, dom: id } }),
      extraOptions: silent,
      invalidatesTags: changed,
    }),
    snoozeDomain: build.mutation<Domain, { id: number; snoozed: boolean }>({
      query: ({ id, snoozed }) => call(api_partner_domain_snooze).query({ params: { dom: id }, body: { snoozed } }),
      extraOptions: silent,
      invalidatesTags: ['Domains'],
    }),
  }),
})

export const {
  useDomainsQuery,
  useDomainDataQuery,
  useDomainSearchQuery,
  useConnectDomainMutation,
  useChangeDomainMutation,
  useRemoveDomainMutation,
  useRegisterDomainMutation,
  useTransferDomainMutation,
  useMoveDomainMutation,
  useCancelDomainMutation,
  useRenewDomainMutation,
  useDomainSubscriptionQuery,
  useCheckDomainMutation,
  useSnoozeDomainMutation,
} = domains

/** All domains that a query finds, page by page. */
export const fetchAllDomains =
  ({ websiteId, query }: ListArgs, onProgress?: OnProgress): AppThunk<Promise<Domain[]>> =>
  (dispatch) =>
    allPages(async (page) => {
      const args = { websiteId, query: { ...query, page, limit: PAGE_LIMIT } }
      const answer = await dispatch(domains.endpoints.domains.initiate(args, { forceRefetch: true, subscribe: false })).unwrap()
      return { items: answer.domains, pagination: answer.pagination }
    }, onProgress)
