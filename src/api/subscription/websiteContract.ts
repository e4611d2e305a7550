import {
  type ContractCancellation,
  type ContractDetails,
  partner_website_contract_cancel,
  partner_website_contract_data,
  partner_website_contract_revoke,
} from '../../contract'
import { api } from '../call/api'
import { call } from '../call/call'

// Whoever asks says what failed.
const silent = { silent: true }
const changed = (_: unknown, __: unknown, { id }: { id: number }) => [
  { type: 'Website' as const, id },
  { type: 'WebsiteLog' as const, id },
]

export const { useContractDetailsQuery, useCancelContractMutation, useRevokeCancellationMutation } = api
  .enhanceEndpoints({ addTagTypes: ['Website', 'WebsiteLog'] })
  .injectEndpoints({
    endpoints: (build) => ({
      contractDetails: build.query<ContractDetails, number>({
        query: (id) => call(partner_website_contract_data).query({ params: { id } }),
        extraOptions: silent,
        providesTags: (_, __, id) => [{ type: 'Website', id }],
      }),
      cancelContract: build.mutation<ContractDetails, { id: number; why: ContractCancellation }>({
        query: ({ id, why }) => call(partner_website_contract_cancel).query({ params: { id }, body: why }),
        extraOptions: silent,
        invalidatesTags: changed,
      }),
      revokeCancellation: build.mutation<ContractDetails, { id: number }>({
        query: ({ id }) => call(partner_website_contract_revoke).query({ params: { id } }),
        extraOptions: silent,
        invalidatesTags: changed,
      }),
    }),
  })
