import { type Answer, api_partner_next, type NextQuery } from '../../contract'
import { JUST_LOADED_SECONDS } from '../../model'
import type { AppThunk } from '../../store'
import { api } from '../call/api'
import { call } from '../call/call'
import { type Asked, withAskedAt } from '../call/withAskedAt'

export type NextList = Asked<Answer<typeof api_partner_next>>

const next = api.enhanceEndpoints({ addTagTypes: ['Next', 'WebsiteLog', 'WebsiteTodos', 'Domains', 'Counts'] }).injectEndpoints({
  endpoints: (build) => ({
    /** What waits for somebody, over everything there is. */
    next: build.query<NextList, NextQuery>({
      query: (query) => call(api_partner_next).query({ query }),
      transformResponse: withAskedAt<Answer<typeof api_partner_next>>,
      // The screen shows what failed in the place of the list.
      extraOptions: { silent: true },
      // Every change of a message, a to-do, a website or a domain may be one of these: those of one website say that numbers have changed.
      providesTags: ['Next', 'WebsiteLog', 'WebsiteTodos', 'Domains', 'Counts'],
    }),
  }),
})

export const { useNextQuery } = next

/** Has the queue at hand for the screen that is about to show it. */
export const prepareNext =
  (query: NextQuery): AppThunk<Promise<unknown>> =>
  (dispatch) =>
    dispatch(next.endpoints.next.initiate(query, { subscribe: false, forceRefetch: JUST_LOADED_SECONDS }))
