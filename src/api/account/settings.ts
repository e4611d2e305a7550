import {
  api_partner_account,
  api_partner_account_changes,
  api_partner_account_preview,
  api_partner_account_restore,
  api_partner_account_save,
  api_partner_account_simulation,
  api_partner_hosting_node_check,
  type PartnerSettings,
} from '../../contract'
import { api } from '../call/api'
import { call } from '../call/call'

const settings = api.enhanceEndpoints({ addTagTypes: ['Account', 'AccountLog'] }).injectEndpoints({
  endpoints: (build) => ({
    account: build.query({ ...call(api_partner_account), extraOptions: { silent: true }, providesTags: ['Account'] }),
    accountChanges: build.query({ ...call(api_partner_account_changes), extraOptions: { silent: true }, providesTags: ['AccountLog'] }),
    validationSimulation: build.query({ ...call(api_partner_account_simulation), extraOptions: { silent: true } }),
    /** What is left out stays. The form shows what was refused next to its fields. */
    saveAccount: build.mutation({
      ...call(api_partner_account_save),
      extraOptions: { silent: true },
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null)
        if (answer) dispatch(settings.util.updateQueryData('account', undefined, () => answer.data))
        // Refused because somebody else was faster: the form goes on with what is saved now.
        else dispatch(settings.util.invalidateTags(['Account']))
      },
      invalidatesTags: ['AccountLog'],
    }),
    restoreAccount: build.mutation({
      ...call(api_partner_account_restore),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null)
        if (answer) dispatch(settings.util.updateQueryData('account', undefined, () => answer.data))
      },
      invalidatesTags: ['AccountLog'],
    }),
    keepBrand: build.mutation({ ...call(api_partner_account_preview), extraOptions: { silent: true } }),
    checkHostingNode: build.mutation({ ...call(api_partner_hosting_node_check), invalidatesTags: ['Account'] }),
  }),
})

export const {
  useAccountQuery,
  useAccountChangesQuery,
  useValidationSimulationQuery,
  useSaveAccountMutation,
  useCheckHostingNodeMutation,
  useKeepBrandMutation,
  useRestoreAccountMutation,
} = settings

/** What an answer says is saved now. */
export const rememberAccount = (account: PartnerSettings) => settings.util.updateQueryData('account', undefined, () => account)
/** Asks for the settings anew. */
export const refreshAccount = () => settings.util.invalidateTags(['Account'])
