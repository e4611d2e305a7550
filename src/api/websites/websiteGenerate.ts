import { partner_website_generate } from '../../contract'
import { api } from '../call/api'
import { call } from '../call/call'

const generate = api.injectEndpoints({
  endpoints: (build) => ({
    generateWebsite: build.mutation<{ url: string }, number>({
      query: (id) => call(partner_website_generate).query({ params: { website: id } }),
      // The caller says what failed.
      extraOptions: { silent: true },
    }),
  }),
})

export const { useGenerateWebsiteMutation } = generate
