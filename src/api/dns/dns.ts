import {
  api_partner_dns,
  api_partner_dns_history,
  api_partner_dns_live,
  api_partner_dns_present,
  api_partner_dns_save,
  type DnsLiveCheck,
  type DnsPresent,
  type DnsVersion,
  type DnsZone,
  type DnsZoneChange,
} from '../../contract'
import type { AppThunk } from '../../store'
import { api } from '../call/api'
import { call } from '../call/call'

// The manager says what failed in its own place.
const silent = { silent: true }

const dns = api.enhanceEndpoints({ addTagTypes: ['DnsZone', 'Domains'] }).injectEndpoints({
  endpoints: (build) => ({
    dnsZone: build.query<DnsZone, number>({
      query: (domainId) => call(api_partner_dns).query({ params: { domainId } }),
      extraOptions: silent,
      providesTags: ['DnsZone'],
    }),
    saveDnsZone: build.mutation<DnsZone, { domainId: number; change: DnsZoneChange }>({
      query: ({ domainId, change }) => call(api_partner_dns_save).query({ params: { domainId }, body: change }),
      extraOptions: silent,
      async onQueryStarted({ domainId }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null)
        if (answer) dispatch(dns.util.updateQueryData('dnsZone', domainId, () => answer.data))
      },
      invalidatesTags: ['DnsZone', 'Domains'],
    }),
    dnsHistory: build.query<readonly DnsVersion[], number>({
      query: (domainId) => call(api_partner_dns_history).query({ params: { domainId } }),
      transformResponse: ({ items }: { items: DnsVersion[] }) => items,
      extraOptions: silent,
      providesTags: ['DnsZone'],
    }),
    dnsPresent: build.query<readonly DnsPresent[], number>({
      query: (domainId) => call(api_partner_dns_present).query({ params: { domainId } }),
      transformResponse: ({ items }: { items: DnsPresent[] }) => items,
      extraOptions: silent,
      // Name servers change outside of this page.
      keepUnusedDataFor: 0,
    }),
    dnsLive: build.query<readonly DnsLiveCheck[], number>({
      query: (domainId) => call(api_partner_dns_live).query({ params: { domainId } }),
      transformResponse: ({ items }: { items: DnsLiveCheck[] }) => items,
      extraOptions: silent,
      providesTags: ['DnsZone'],
    }),
  }),
})

export const { useDnsZoneQuery, useSaveDnsZoneMutation, useDnsHistoryQuery, useDnsLiveQuery, useDnsPresentQuery } = dns

/** The zone as the server has it now. */
export const fetchDnsZone =
  (domainId: number): AppThunk<Promise<DnsZone>> =>
  (dispatch) =>
    dispatch(dns.endpoints.dnsZone.initiate(domainId, { forceRefetch: true, subscribe: false })).unwrap()
