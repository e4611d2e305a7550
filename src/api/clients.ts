import {
  api_partner_client_create,
  api_partner_client_delete,
  api_partner_client_update,
  api_partner_client_view,
  api_partner_clients,
  api_partner_reseller_settings,
  api_partner_reseller_settings_save,
} from '../contract'
import { api } from './api'
import { call } from './call'

const invalidatesTags = ['Clients'] as const
const quiet = { silent: true }

export const {
  useClientsQuery,
  useCreateClientMutation,
  useUpdateClientMutation,
  useDeleteClientMutation,
  useViewClientMutation,
  useResellerSettingsQuery,
  useSaveResellerSettingsMutation,
} = api.enhanceEndpoints({ addTagTypes: ['Clients', 'ResellerSettings'] }).injectEndpoints({
  endpoints: (build) => ({
    clients: build.query({ ...call(api_partner_clients), extraOptions: quiet, providesTags: ['Clients'] }),
    createClient: build.mutation({ ...call(api_partner_client_create), extraOptions: quiet, invalidatesTags }),
    updateClient: build.mutation({ ...call(api_partner_client_update), extraOptions: quiet, invalidatesTags }),
    deleteClient: build.mutation({ ...call(api_partner_client_delete), invalidatesTags }),
    viewClient: build.mutation({ ...call(api_partner_client_view), extraOptions: quiet }),
    resellerSettings: build.query({ ...call(api_partner_reseller_settings), providesTags: ['ResellerSettings'] }),
    saveResellerSettings: build.mutation({
      ...call(api_partner_reseller_settings_save),
      extraOptions: quiet,
      invalidatesTags: ['ResellerSettings'],
    }),
  }),
})
