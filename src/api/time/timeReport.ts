import { api_partner_time_report } from '../../contract'
import { api } from '../call/api'
import { call } from '../call/call'

export const { useTimeReportQuery } = api.enhanceEndpoints({ addTagTypes: ['Timer'] }).injectEndpoints({
  endpoints: (build) => ({
    // What failed is said where it was asked for.
    timeReport: build.query({ ...call(api_partner_time_report), extraOptions: { silent: true }, providesTags: ['Timer'] }),
  }),
})
