import { type Answer, api_partner_account, api_partner_websites, partner_website_data, type Website } from '../../contract'
import type { ValidationSettings } from '../../model'
import type { AppThunk } from '../../store'
import { api } from '../call/api'
import type { RouteCall } from '../call/call'
import { call } from '../call/call'
import { askInParts } from './askInParts'
import { compactRows } from './compactRows'
import type { WebsiteListQuery } from './WebsiteListQuery'

/** `askedAt` is when the server was asked: what is known to have changed since then is newer than the list. */
export type WebsiteList = Answer<typeof api_partner_websites> & { readonly askedAt: number }

// The screen shows what failed in the place of the list, or beside the form.
const silent = { silent: true }

const websites = api.enhanceEndpoints({ addTagTypes: ['Websites'] }).injectEndpoints({
  endpoints: (build) => ({
    websites: build.query<WebsiteList, WebsiteListQuery>({
      async queryFn(query, _, __, ask) {
        const askedAt = Date.now()
        const result = await askInParts(query, async (part) => {
          const asked: RouteCall = { route: api_partner_websites, args: { query: part } }
          const { data, error } = await ask(asked)
          if (error) return { error }
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the base query has checked the answer against the route's schema
          const answer = data as Answer<typeof api_partner_websites>
          return { data: { ...answer, items: compactRows(answer.items) } }
        })
        return 'error' in result ? { error: result.error, meta: silent } : { data: { ...result.data, askedAt } }
      },
      extraOptions: silent,
      providesTags: ['Websites'],
    }),
    website: build.query<Website, number>({
      query: (id) => call(partner_website_data).query({ params: { website: id } }),
      extraOptions: silent,
    }),
    /** The checks of the workflow that are on. Only those who may see the settings may ask. */
    workflowChecks: build.query<ValidationSettings, void>({
      query: () => call(api_partner_account).query(),
      transformResponse: ({ validationSettings }: Answer<typeof api_partner_account>) => validationSettings,
      extraOptions: silent,
    }),
  }),
})

export const { useWebsitesQuery, useWorkflowChecksQuery } = websites

/** Has a list at hand for the screen that is about to show it. */
export const prepareWebsites =
  (query: WebsiteListQuery): AppThunk<Promise<unknown>> =>
  (dispatch) =>
    dispatch(websites.endpoints.websites.initiate(query, { subscribe: false }))

/** One website as the server has it now. */
export const fetchWebsite =
  (id: number): AppThunk<Promise<Website>> =>
  (dispatch) =>
    dispatch(websites.endpoints.website.initiate(id, { forceRefetch: true, subscribe: false })).unwrap()

/** All websites of a query, whatever the cache says: for exports. */
export const fetchWebsites =
  (query: WebsiteListQuery): AppThunk<Promise<WebsiteList>> =>
  (dispatch) =>
    dispatch(websites.endpoints.websites.initiate(query, { forceRefetch: true, subscribe: false })).unwrap()

/** The ids of all websites in the lists that are shown. */
export const listedWebsites = (): AppThunk<ReadonlySet<number>> => (_, getState) => {
  const lists = websites.util.selectCachedArgsForQuery(getState(), 'websites').map((query) => websites.endpoints.websites.select(query))
  return new Set(lists.flatMap((select) => select(getState()).data?.items ?? []).map(({ id }) => id))
}

/** How many times as long as it took to load, a list rests before it is loaded again on account of others. */
const REST = 9

/** Milliseconds until the lists may be loaded again on account of what others do: so loading them takes a tenth of the time at most. */
export const restOfLists = (): AppThunk<number> => (_, getState) => {
  const lists = websites.util.selectCachedArgsForQuery(getState(), 'websites').map((query) => websites.endpoints.websites.select(query))
  const ends = lists.map((select) => {
    const { startedTimeStamp: asked = 0, fulfilledTimeStamp: loaded = 0 } = select(getState())
    // One that is on its way has taken so long already.
    const until = loaded < asked ? Date.now() : loaded
    return until + REST * (until - asked)
  })
  return Math.max(0, ...ends.map((end) => end - Date.now()))
}

/** Asks again for every list of websites that is shown. */
export const refreshWebsites = (): AppThunk => (dispatch) => {
  dispatch(websites.util.invalidateTags(['Websites']))
}
