import { api_partner_domain_auth_code, api_partner_domain_log, type AuthCode, type DomainLogEntry } from '../../contract'
import { api } from '../call/api'
import { call } from '../call/call'

const silent = { silent: true }

export const { useAuthCodeMutation, useDomainLogQuery } = api.enhanceEndpoints({ addTagTypes: ['Domains', 'Website'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The code by which a domain goes to another registrar: answered once. */
    authCode: build.mutation<AuthCode, number>({
      query: (id) => call(api_partner_domain_auth_code).query({ params: { dom: id } }),
      extraOptions: silent,
      invalidatesTags: ['Domains', 'Website'],
    }),
    /** What became of a domain, the newest first. */
    domainLog: build.query<readonly DomainLogEntry[], number>({
      query: (id) => call(api_partner_domain_log).query({ params: { dom: id } }),
      transformResponse: ({ items }: { items: DomainLogEntry[] }) => items,
      extraOptions: silent,
      providesTags: ['Domains'],
    }),
  }),
})
