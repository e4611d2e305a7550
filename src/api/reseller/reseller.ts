import {
  api_partner_reseller_plan_create,
  api_partner_reseller_plan_delete,
  api_partner_reseller_plan_update,
  api_partner_reseller_plans,
  api_partner_reseller_settings,
  api_partner_reseller_settings_save,
} from '../../contract'
import { api } from '../call/api'
import { call } from '../call/call'

/** Customers show what their plan allows. */
const invalidatesTags = ['ResellerPlans', 'Clients'] as const
const quiet = { silent: true }

const reseller = api.enhanceEndpoints({ addTagTypes: ['Clients', 'ResellerPlans'] }).injectEndpoints({
  endpoints: (build) => ({
    resellerPlans: build.query({ ...call(api_partner_reseller_plans), extraOptions: quiet, providesTags: ['ResellerPlans', 'Clients'] }),
    createResellerPlan: build.mutation({ ...call(api_partner_reseller_plan_create), extraOptions: quiet, invalidatesTags }),
    updateResellerPlan: build.mutation({ ...call(api_partner_reseller_plan_update), extraOptions: quiet, invalidatesTags }),
    deleteResellerPlan: build.mutation({ ...call(api_partner_reseller_plan_delete), invalidatesTags }),
    resellerSettings: build.query({ ...call(api_partner_reseller_settings), extraOptions: quiet }),
    saveResellerSettings: build.mutation({
      ...call(api_partner_reseller_settings_save),
      extraOptions: quiet,
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (data) dispatch(reseller.util.updateQueryData('resellerSettings', undefined, () => data))
      },
    }),
  }),
})

export const {
  useResellerPlansQuery,
  useCreateResellerPlanMutation,
  useUpdateResellerPlanMutation,
  useDeleteResellerPlanMutation,
  useResellerSettingsQuery,
  useSaveResellerSettingsMutation,
} = reseller
