import { useMemo } from 'react'
import { api_partner_limits } from '../../contract'
import type { TeamLimits } from '../../model'
import type { Config } from '../../page'
import { type AppThunk, usePageStore } from '../../store'
import { api } from '../call/api'
import { call } from '../call/call'

const { endpoints } = api.enhanceEndpoints({ addTagTypes: ['Limits'] }).injectEndpoints({
  endpoints: (build) => ({
    // Without it the server still refuses what is one too many.
    limits: build.query({ ...call(api_partner_limits), extraOptions: { silent: true }, providesTags: ['Limits', 'Counts'] }),
  }),
})

/** The limits of the team; how full they are is asked only where one of them refuses more. */
export function useTeamLimits(): TeamLimits {
  const { page } = usePageStore().services
  endpoints.limits.useQuerySubscription(undefined, { skip: !page.config.hasHardLimits })
  const { data } = endpoints.limits.useQueryState(undefined)
  return useMemo(() => data ?? softLimits(page.config), [data, page])
}

/** What the page tells of them. */
function softLimits({ statusLimits, personLimit }: Config): TeamLimits {
  const statuses = Object.entries(statusLimits).map(([status, limit]) => [status, { limit, hard: false, count: 0 }] as const)
  return { statuses: Object.fromEntries(statuses), person: personLimit === null ? null : { limit: personLimit, hard: false }, open: {} }
}

/** Asks for them anew, also where nobody has asked so far. */
export const refreshLimits = (): AppThunk<Promise<unknown>> => (dispatch) =>
  dispatch(endpoints.limits.initiate(undefined, { forceRefetch: true }))
