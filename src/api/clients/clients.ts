import {
  api_partner_client,
  api_partner_client_create,
  api_partner_client_delete,
  api_partner_client_invite,
  api_partner_client_update,
  api_partner_client_view,
  api_partner_client_website_effects,
  api_partner_client_website_move,
  api_partner_clients,
  type ResellerCustomer,
  type ResellerCustomerQuery,
} from '../../contract'
import type { AppThunk } from '../../store'
import { allPages, PAGE_LIMIT } from '../call/allPages'
import type { OnProgress } from '../call/progressFetch'
import { api } from '../call/api'
import { call } from '../call/call'

const invalidatesTags = ['Clients'] as const
const quiet = { silent: true }

const clients = api.enhanceEndpoints({ addTagTypes: ['Clients'] }).injectEndpoints({
  endpoints: (build) => ({
    clients: build.query({ ...call(api_partner_clients), extraOptions: quiet, providesTags: ['Clients'] }),
    client: build.query({ ...call(api_partner_client), extraOptions: quiet, providesTags: ['Clients'] }),
    clientMoveEffects: build.query({ ...call(api_partner_client_website_effects), extraOptions: quiet }),
    moveClientWebsite: build.mutation({ ...call(api_partner_client_website_move), extraOptions: quiet, invalidatesTags }),
    createClient: build.mutation({ ...call(api_partner_client_create), extraOptions: quiet, invalidatesTags }),
    updateClient: build.mutation({ ...call(api_partner_client_update), extraOptions: quiet, invalidatesTags }),
    deleteClient: build.mutation({ ...call(api_partner_client_delete), invalidatesTags }),
    inviteClient: build.mutation({ ...call(api_partner_client_invite), invalidatesTags }),
    viewClient: build.mutation({ ...call(api_partner_client_view), extraOptions: quiet }),
  }),
})

export const {
  useClientsQuery,
  useClientQuery,
  useClientMoveEffectsQuery,
  useMoveClientWebsiteMutation,
  useCreateClientMutation,
  useUpdateClientMutation,
  useDeleteClientMutation,
  useInviteClientMutation,
  useViewClientMutation,
} = clients

/** All customers that a query finds, page by page. */
export const fetchAllClients =
  (query: ResellerCustomerQuery, onProgress?: OnProgress): AppThunk<Promise<ResellerCustomer[]>> =>
  (dispatch) =>
    allPages((page) => {
      const args = { query: { ...query, page, limit: PAGE_LIMIT } }
      return dispatch(clients.endpoints.clients.initiate(args, { forceRefetch: true, subscribe: false })).unwrap()
    }, onProgress)
