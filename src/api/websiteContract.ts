import { type ContractDetails, partner_website_contract_data } from '../contract'
import { api } from './api'
import { call } from './call'

export const { useContractDetailsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    contractDetails: build.query<ContractDetails, number>({
      query: (id) => call(partner_website_contract_data).query({ params: { id } }),
      extraOptions: { silent: true },
    }),
  }),
})
