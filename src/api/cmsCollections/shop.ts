import {
  api_cms_share_code,
  api_cms_share_code_copy,
  api_cms_share_code_regenerate,
  api_cms_shop_activate,
  api_cms_shop_create,
  api_cms_shop_login_url,
} from '../../contract'
import { api } from '../call/api'
import { call } from '../call/call'

const quiet = { silent: true }

const shop = api.enhanceEndpoints({ addTagTypes: ['ShareCode'] }).injectEndpoints({
  endpoints: (build) => ({
    /** There is one shop of a website, however often it is made: answers with it. */
    createShop: build.mutation({ ...call(api_cms_shop_create), extraOptions: quiet }),
    activateShop: build.mutation({ ...call(api_cms_shop_activate), extraOptions: quiet }),
    /** Where the shop is run; asked anew each time, for it may hold a way in that works once. */
    shopLogin: build.query({ ...call(api_cms_shop_login_url), extraOptions: quiet, keepUnusedDataFor: 0 }),

    shareCode: build.query({ ...call(api_cms_share_code), extraOptions: quiet, providesTags: ['ShareCode'] }),
    regenerateShareCode: build.mutation({ ...call(api_cms_share_code_regenerate), extraOptions: quiet, invalidatesTags: ['ShareCode'] }),
    /** Puts the content of the website that has the code in the place of this website's. */
    copyShared: build.mutation({ ...call(api_cms_share_code_copy), extraOptions: quiet }),
  }),
})

export const {
  useCreateShopMutation,
  useActivateShopMutation,
  useShopLoginQuery,
  useShareCodeQuery,
  useRegenerateShareCodeMutation,
  useCopySharedMutation,
} = shop
