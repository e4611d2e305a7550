import { api_partner_statistics } from '../../contract'
import { api } from '../call/api'
import { call } from '../call/call'

export const { useAgencyStatisticsQuery } = api.enhanceEndpoints({ addTagTypes: ['WebsiteStatistics'] }).injectEndpoints({
  endpoints: (build) => ({
    // What failed is said where it was asked for.
    agencyStatistics: build.query({
      ...call(api_partner_statistics),
      extraOptions: { silent: true },
      providesTags: ['WebsiteStatistics'],
    }),
  }),
})
