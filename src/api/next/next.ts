import { type Answer, api_partner_next, type NextQuery } from '../../contract'
import { JUST_LOADED_SECONDS } from '../../model'
import type { AppThunk } from '../../store'
import { api } from '../call/api'
import type { RouteCall } from '../call/call'

/** `askedAt` is when the server was asked: what was brought back since then it may not have known. */
export type NextList = Answer<typeof api_partner_next> & { readonly askedAt: number }

// The screen shows what failed in the place of the list.
const silent = { silent: true }

const next = api.enhanceEndpoints({ addTagTypes: ['Next', 'WebsiteLog', 'WebsiteTodos', 'Domains', 'Counts'] }).injectEndpoints({
  endpoints: (build) => ({
    /** What waits for somebody, over everything there is. */
    next: build.query<NextList, NextQuery>({
      async queryFn(query, _, __, ask) {
        const askedAt = Date.now()
        const asked: RouteCall = { route: api_partner_next, args: { query } }
        const { data, error } = await ask(asked)
        if (error) return { error, meta: silent }
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the base query has checked the answer against the route's schema
        return { data: { ...(data as Answer<typeof api_partner_next>), askedAt } }
      },
      extraOptions: silent,
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
