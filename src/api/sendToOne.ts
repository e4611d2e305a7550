import type { Tag, Website, WebsiteChange } from '../contract'
import { toErrorObject } from '../http'
import type { AppThunk } from '../store'
import { api } from './api'
import type { RouteCall } from './call'
import { selectSettled } from './websiteOverlay'
import { fetchWebsite } from './websites'
import { openWish, type WebsiteWish, wished } from './websiteWish'
import { type WishCall, wishCalls } from './wishCalls'
import type { WishOptions, WishResult } from './wishResult'

/** How often a change of something else may get in between before we give up. */
const MAX_TURNS = 4
const CONFLICT = 409

type Answer = WebsiteChange | { items: Tag[] } | { following: boolean } | { starred: boolean }

const steps = api.enhanceEndpoints({ addTagTypes: ['WebsiteLog', 'WebsiteTodos'] }).injectEndpoints({
  endpoints: (build) => ({
    wishCall: build.mutation<Answer, { id: number; routeCall: RouteCall }>({
      query: ({ routeCall }) => routeCall,
      extraOptions: { silent: true },
      invalidatesTags: (answer, _, { id }) => (answer ? [{ type: 'WebsiteLog', id }, { type: 'WebsiteTodos', id }, 'Counts'] : []),
    }),
  }),
})

/** Makes a wish come true by the calls of the specification. Two people's changes of the same field are never merged silently. */
export const sendToOne =
  (website: Website, wish: WebsiteWish, options: WishOptions): AppThunk<Promise<WishResult>> =>
  async (dispatch, getState, { page }) => {
    const open = openWish(website, wish) ?? {}
    const aim = wished(website, open, new Date())
    // An earlier change of ours may have been answered since the website was drawn.
    let known: WebsiteChange = { ...website, ...selectSettled(getState(), website.id) }
    let isPartlyDone = false
    for (const step of wishCalls(website, open, { zone: page.timeZone, ...options })) {
      for (let turn = 0; ; turn++) {
        try {
          known = { ...known, ...(await dispatch(ask(website.id, step, known.version))) }
          isPartlyDone = true
          break
        } catch (thrown) {
          const error = toErrorObject(thrown)
          const isTold = error.status !== CONFLICT || turn === MAX_TURNS
          if (isTold) return { done: isPartlyDone ? [known] : [], conflicts: [], refused: [{ id: website.id, error }] }
          const theirs = await dispatch(fetchWebsite(website.id))
          if (step.field && isDisagreed(step.field, { before: website, aim, theirs })) return { done: [], refused: [], conflicts: [theirs] }
          known = theirs
        }
      }
    }
    return { done: [known], refused: [], conflicts: [] }
  }

const ask =
  (id: number, { at }: WishCall, version: number | undefined): AppThunk<Promise<Partial<Website>>> =>
  async (dispatch) => {
    const answer = await dispatch(steps.endpoints.wishCall.initiate({ id, routeCall: at(version) })).unwrap()
    return 'items' in answer ? { tags: answer.items } : definedOf(answer)
  }

interface Versions {
  readonly before: Website
  readonly aim: WebsiteChange
  readonly theirs: Website
}

/** Whether somebody else gave the field a value that is neither the one we saw nor the one we want. */
function isDisagreed(field: keyof Website, { before, aim, theirs }: Versions): boolean {
  const [saw, want, found] = [before, aim, theirs].map((website) => JSON.stringify(website[field]))
  return found !== saw && found !== want
}

const definedOf = (change: object): Partial<Website> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
