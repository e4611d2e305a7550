import { api_website_details, type WebsiteDetails } from '../../contract'
import { JUST_LOADED_SECONDS } from '../../model'
import { type AppThunk, useAppSelector } from '../../store'
import { api } from '../call/api'
import { call } from '../call/call'
import { forgetFailures } from '../call/recentFailures'
import { selectChanging } from './websiteOverlay'

const tagged = api.enhanceEndpoints({ addTagTypes: ['Website', 'WebsiteLog', 'WebsiteNote', 'WebsitePresence', 'WebsiteTodos'] })

const website = tagged.injectEndpoints({
  endpoints: (build) => ({
    /** Everything the page of one website shows at once (spec 7). */
    websiteDetails: build.query<WebsiteDetails, number>({
      query: (id) => call(api_website_details).query({ params: { id } }),
      // The page shows what went wrong in the place of the website.
      extraOptions: { silent: true },
      providesTags: (_, __, id) => [{ type: 'Website', id }],
    }),
  }),
})

/** The details of a website, with what is on its way to the server. */
export function useWebsiteDetailsQuery(id: number, options: DetailsOptions = {}) {
  const { data: details, ...query } = website.useWebsiteDetailsQuery(id, options)
  const data = useAppSelector((state) => details && selectChanging(state, details))
  return { ...query, data }
}

interface DetailsOptions {
  readonly skip?: boolean
  readonly refetchOnMountOrArgChange?: number | boolean
}

/** Has the details at hand for the screen that is about to show them. */
export const prepareWebsiteDetails =
  (id: number): AppThunk<Promise<unknown>> =>
  (dispatch) =>
    dispatch(website.endpoints.websiteDetails.initiate(id, { subscribe: false, forceRefetch: JUST_LOADED_SECONDS }))

/** The details as the server has them now, whatever the cache says. */
export const fetchWebsiteDetails =
  (id: number): AppThunk<Promise<WebsiteDetails>> =>
  (dispatch) =>
    dispatch(website.endpoints.websiteDetails.initiate(id, { forceRefetch: true, subscribe: false })).unwrap()

/** Takes over what is known to have changed. */
export const patchWebsite =
  (id: number, change: Partial<WebsiteDetails>): AppThunk<() => void> =>
  (dispatch) => {
    const patch = dispatch(website.util.updateQueryData('websiteDetails', id, (draft) => Object.assign(draft, change)))
    return () => patch.undo()
  }

const EVERYTHING = ['Website', 'WebsiteLog', 'WebsiteNote', 'WebsitePresence', 'WebsiteTodos'] as const
export type WebsitePart = (typeof EVERYTHING)[number]

/** Asks again for parts of a website, or for everything: somebody else has changed it. */
export const refreshWebsite =
  (id: number, parts: readonly WebsitePart[] = EVERYTHING): AppThunk =>
  (dispatch, _, services) => {
    forgetFailures(services)
    dispatch(tagged.util.invalidateTags(parts.map((type) => ({ type, id }))))
  }
