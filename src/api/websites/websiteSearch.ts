import { api_partner_websites, type Website } from '../../contract'
import { api } from '../call/api'
import { call } from '../call/call'

/** As many as a list of suggestions shows. */
const LIMIT = 20

export const { useWebsiteSearchQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Websites by title, domain or customer, for choosing one. */
    websiteSearch: build.query<readonly Website[], string>({
      query: (search) => call(api_partner_websites).query({ query: { ...(search && { search }), limit: LIMIT } }),
      transformResponse: ({ items }: { items: Website[] }) => items,
      extraOptions: { silent: true },
    }),
  }),
})
