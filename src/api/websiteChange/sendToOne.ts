import { type ChangedWebsite, partner_website_data, type Tag, type Website } from '../../contract'
import { type AppThunk, selectUser } from '../../store'
import { api } from '../call/api'
import type { RouteCall } from '../call/call'
import { isSameValue, plainValue } from '../call/plainValue'
import { definedOf, fetchWebsite, fetchWebsiteDetails, selectSettled } from '../websites'
import { callOn } from './ChangeCall'
import { type ChangeResult, type MadeChange, NO_RESULT } from './ChangeResult'
import type { ChangeOptions } from './FieldRule'
import { callsOf, type FieldCall, openChange, shownAfter } from './ofChange'
import { resolveField } from './resolveConflict'
import { sendOnVersion } from './sendOnVersion'
import type { WebsiteChange } from './WebsiteChange'

type Answer = ChangedWebsite | { items: Tag[] } | { following: boolean } | { starred: boolean }

const steps = api.enhanceEndpoints({ addTagTypes: ['Tags', 'WebsiteLog', 'WebsiteTodos'] }).injectEndpoints({
  endpoints: (build) => ({
    changeWebsite: build.mutation<Answer, { id: number; routeCall: RouteCall }>({
      query: ({ routeCall }) => routeCall,
      extraOptions: { silent: true, waitsWithin: 'website' },
      invalidatesTags: (answer, _, { id }) =>
        answer
          ? [
              ...[{ type: 'WebsiteLog' as const, id }, { type: 'WebsiteTodos' as const, id }, 'Counts' as const],
              // How often each is used.
              ...('items' in answer ? ['Tags' as const] : []),
            ]
          : [],
    }),
  }),
})

/** Changes a website by the calls of the specification. Two people's changes of the same field are never merged silently. */
export const sendToOne =
  (website: Website, change: WebsiteChange, options: ChangeOptions): AppThunk<Promise<ChangeResult>> =>
  async (dispatch, getState, { page }) => {
    const { id } = website
    const open = openChange(website, change) ?? {}
    const aim = shownAfter(website, open, new Date())
    const me = selectUser(getState())?.id
    // An earlier change of ours may have been answered since the website was drawn, and what others did may have been heard of.
    let known: ChangedWebsite = { ...website, ...selectSettled(getState(), id) }
    let isOurs = false
    let theirs: Website | null = null
    const made: MadeChange[] = []
    const end = (result: Partial<ChangeResult>): ChangeResult => ({ ...NO_RESULT, done: isOurs ? [known] : [], made, ...result })
    for (const { call, field } of callsOf(website, open, { zone: page.timeZone, ...options })) {
      // What was seen counts: on the version of news that came by itself, what somebody else did would be overwritten.
      const sent = await sendOnVersion({
        version: isSeen(field, website, known) ? known.version : website.version,
        send: (version) => dispatch(ask(id, callOn(call, version))),
        fetch: () => dispatch(fetchNow(id)),
        compare: (now) => (field ? resolveField({ field, seen: website, aim, now, me }) : 'repeat'),
      })
      if (sent.now) {
        theirs = sent.now
        known = sent.now
      }
      if (sent.ending === 'refused') return end({ refused: [{ id, error: sent.error }] })
      if (sent.ending === 'conflict' && field) return end({ done: [], conflicts: [{ website: sent.now, field }] })
      if (sent.ending !== 'sent') continue
      const { change: undo, ...answer } = sent.answer
      known = { ...known, ...answer }
      if (undo !== undefined) made.push({ website: id, change: undo })
      isOurs = true
    }
    return isOurs || !theirs ? end({ done: [known] }) : end({ same: [theirs] })
  }

/** Pages need not have both routes. */
const fetchNow =
  (id: number): AppThunk<Promise<Website>> =>
  (dispatch, _, { router }) =>
    dispatch(router.has(partner_website_data.name) ? fetchWebsite(id) : fetchWebsiteDetails(id))

const isSeen = (field: FieldCall['field'], seen: Website, known: ChangedWebsite): boolean =>
  field === null || isSameValue(plainValue(seen[field]), plainValue(known[field]))

const ask =
  (id: number, routeCall: RouteCall): AppThunk<Promise<Partial<ChangedWebsite>>> =>
  async (dispatch) => {
    const answer = await dispatch(steps.endpoints.changeWebsite.initiate({ id, routeCall })).unwrap()
    return 'items' in answer ? { tags: answer.items } : definedOf(answer)
  }
