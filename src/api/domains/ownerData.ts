import {
  api_website_owner_data,
  api_website_owner_data_remind,
  api_website_owner_data_save,
  type OwnerData,
  type OwnerDataChange,
} from '../../contract'
import { api } from '../call/api'
import { call } from '../call/call'

// The dialog says what failed in its own place.
const silent = { silent: true }

/** Who owns the domains of a website. */
const ownerData = api.enhanceEndpoints({ addTagTypes: ['Domains', 'OwnerData'] }).injectEndpoints({
  endpoints: (build) => ({
    ownerData: build.query<OwnerData, number>({
      query: (websiteId) => call(api_website_owner_data).query({ params: { website: websiteId } }),
      extraOptions: silent,
      providesTags: ['OwnerData'],
    }),
    remindOwner: build.mutation<OwnerData, number>({
      query: (websiteId) => call(api_website_owner_data_remind).query({ params: { website: websiteId } }),
      extraOptions: silent,
    }),
    saveOwnerData: build.mutation<OwnerData, { websiteId: number; change: OwnerDataChange }>({
      query: ({ websiteId, change }) => call(api_website_owner_data_save).query({ params: { website: websiteId }, body: change }),
      extraOptions: silent,
      invalidatesTags: ['OwnerData', 'Domains'],
    }),
  }),
})

export const { useOwnerDataQuery, useRemindOwnerMutation, useSaveOwnerDataMutation } = ownerData
