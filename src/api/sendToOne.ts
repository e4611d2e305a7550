import type { Tag, Website, WebsiteChange } from '../contract'
import { toErrorObject } from '../http'
import { type AppThunk, selectUser } from '../store'
import { api } from './api'
import type { RouteCall } from './call'
import { selectSettled } from './websiteOverlay'
import { fetchWebsite } from './websites'
import { openWish, type WebsiteWish, wished } from './websiteWish'
import { type WishCall, wishCalls } from './wishCalls'
import type { MadeChange, WishOptions, WishResult } from './wishResult'

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
    const me = selectUser(getState())?.id
    // An earlier change of ours may have been answered since the website was drawn, and what others did may have been heard of.
    let known: WebsiteChange = { ...website, ...selectSettled(getState(), website.id) }
    const made: MadeChange[] = []
    let isPartlyDone = false
    const end = (result: Partial<WishResult>): WishResult => ({
      ...{ done: isPartlyDone ? [known] : [], refused: [], conflicts: [], made },
      ...result,
    })
    for (const step of wishCalls(website, open, { zone: page.timeZone, ...options })) {
      // What was seen counts: on the version of news that came by itself, what somebody else did would be overwritten.
      let version = isSeen(step.field, website, known) ? known.version : website.version
      for (let turn = 0; ; turn++) {
        try {
          const { change, ...answer } = await dispatch(ask(website.id, step, version))
          known = { ...known, ...answer }
          if (change !== undefined) made.push({ website: website.id, change })
          isPartlyDone = true
          break
        } catch (thrown) {
          const error = toErrorObject(thrown)
          if (error.status !== CONFLICT || turn === MAX_TURNS) return end({ refused: [{ id: website.id, error }] })
          const theirs = await dispatch(fetchWebsite(website.id))
          if (step.field && isDisagreed(step.field, { before: website, aim, theirs, me })) return end({ done: [], conflicts: [theirs] })
          known = theirs
          version = theirs.version
        }
      }
    }
    return end({ done: [known] })
  }

const isSeen = (field: WishCall['field'], seen: Website, known: WebsiteChange): boolean =>
  field === null || JSON.stringify(seen[field]) === JSON.stringify(known[field])

const ask =
  (id: number, { at }: WishCall, version: number | undefined): AppThunk<Promise<Partial<WebsiteChange>>> =>
  async (dispatch) => {
    const answer = await dispatch(steps.endpoints.wishCall.initiate({ id, routeCall: at(version) })).unwrap()
    return 'items' in answer ? { tags: answer.items } : definedOf(answer)
  }

interface Versions {
  readonly before: Website
  readonly aim: WebsiteChange
  readonly theirs: Website
  /** Who asks. */
  readonly me: number | undefined
}

/** Whether somebody else gave the field a value that is neither the one we saw nor the one we want. */
function isDisagreed(field: keyof Website, { before, aim, theirs, me }: Versions): boolean {
  const [saw, want, found] = [before, aim, theirs].map((website) => JSON.stringify(website[field]))
  const isOwn = field === 'status' && me !== undefined && theirs.status_by?.id === me
  return found !== saw && found !== want && !isOwn
}

const definedOf = (change: object): Partial<WebsiteChange> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
