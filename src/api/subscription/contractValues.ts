import { api_partner_contract_values, type ContractValue } from '../../contract'
import type { ViewName } from '../../model'
import type { AppThunk } from '../../store'
import { api } from '../call/api'
import { call } from '../call/call'

const contractValues = api.enhanceEndpoints({ addTagTypes: ['Websites'] }).injectEndpoints({
  endpoints: (build) => ({
    /** What contracts of a view's websites bring in a month. */
    contractValues: build.query<ContractValue[], ViewName>({
      query: (view) => call(api_partner_contract_values).query({ query: { view } }),
      transformResponse: ({ items }: { items: ContractValue[] }) => items,
      // A total that cannot be told is left out.
      extraOptions: { silent: true },
    }),
  }),
})

export const { useContractValuesQuery } = contractValues

/** Has them at hand for the board that is about to show their sum. */
export const prepareContractValues =
  (view: ViewName): AppThunk<Promise<unknown>> =>
  (dispatch) =>
    dispatch(contractValues.endpoints.contractValues.initiate(view, { subscribe: false }))
