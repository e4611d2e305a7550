import { type CheckReport, partner_website_check, partner_website_check_run } from '../../contract'
import { api } from '../call/api'
import { call } from '../call/call'

/** A check loads pages and looks names up: longer than an ordinary call may take. Milliseconds. */
const RUN_TIMEOUT_MS = 120_000

const check = api.injectEndpoints({
  endpoints: (build) => ({
    websiteCheck: build.query<CheckReport, number>({
      query: (id) => call(partner_website_check).query({ params: { website: id } }),
      extraOptions: { silent: true },
    }),
    runWebsiteCheck: build.mutation<CheckReport, number>({
      query: (id) => call(partner_website_check_run).query({ params: { website: id } }),
      extraOptions: { silent: true, timeout: RUN_TIMEOUT_MS },
      async onQueryStarted(id, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null)
        if (answer) dispatch(check.util.updateQueryData('websiteCheck', id, () => answer.data))
      },
      invalidatesTags: ['Goals'],
    }),
  }),
})

export const { useWebsiteCheckQuery, useRunWebsiteCheckMutation } = check
