import { api_partner_websites_change, type Body, type BulkResult, type Website } from '../contract'
import { toErrorObject } from '../http'
import type { AppThunk } from '../store'
import { api } from './api'
import { call } from './call'
import { refusalError } from './refusalError'
import { sendToOne } from './sendToOne'
import type { WebsiteWish } from './websiteWish'
import type { WishOptions, WishRefusal, WishResult } from './wishResult'

type BulkBody = Body<typeof api_partner_websites_change>

/** More calls at once would only wait for each other on the server. */
const AT_ONCE = 4
/** The most websites one call may name. */
const BULK_MAX = 2_000
/** Changing 2,000 websites takes the server a while. Milliseconds. */
const BULK_TIMEOUT_MS = 120_000

const bulk = api.enhanceEndpoints({ addTagTypes: ['WebsiteLog', 'WebsiteTodos'] }).injectEndpoints({
  endpoints: (build) => ({
    changeWebsites: build.mutation<BulkResult, BulkBody>({
      query: (body) => call(api_partner_websites_change).query({ body }),
      extraOptions: { silent: true, timeout: BULK_TIMEOUT_MS },
      invalidatesTags: ['Counts', 'WebsiteLog', 'WebsiteTodos'],
    }),
  }),
})

/** Changes websites by one call where the page has a route for that, else one by one. */
export const sendToMany =
  (websites: readonly Website[], wish: WebsiteWish, options: WishOptions): AppThunk<Promise<WishResult>> =>
  async (dispatch, _, { router }) => {
    if (!router.has(api_partner_websites_change.name) || websites.length > BULK_MAX) return dispatch(sendOneByOne(websites, wish, options))
    const ids = websites.map(({ id }) => id)
    const seen = wish.status !== undefined && { seen: websites.map(({ id, status }) => ({ id, status })) }
    const body = { websites: ids, change: toChange(wish), ...seen, ...options }
    return toResult(await dispatch(bulk.endpoints.changeWebsites.initiate(body)).unwrap())
  }

const sendOneByOne =
  (websites: readonly Website[], wish: WebsiteWish, options: WishOptions): AppThunk<Promise<WishResult>> =>
  async (dispatch) => {
    const waiting = [...websites]
    const results: WishResult[] = []
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { id } = next
        results.push(await dispatch(sendToOne(next, wish, options)).catch((thrown: unknown) => refusal(id, thrown)))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    return {
      done: results.flatMap(({ done }) => done),
      refused: results.flatMap(({ refused }) => refused),
      conflicts: results.flatMap(({ conflicts }) => conflicts),
      made: results.flatMap(({ made }) => made),
    }
  }

const refusal = (id: number, thrown: unknown): WishResult => ({
  done: [],
  conflicts: [],
  made: [],
  refused: [{ id, error: toErrorObject(thrown) }],
})

const toChange = (wish: WebsiteWish): BulkBody['change'] => {
  const { status, assigned_to, due_date, move_due, snoozed, lost, lead_source, lead_value, following, starred, addTags, removeTags } = wish
  return {
    ...(status !== undefined && { status }),
    ...(assigned_to !== undefined && { assigned_to: assigned_to?.id ?? null }),
    ...(due_date !== undefined && { due_date }),
    ...(move_due && { move_due: { days: move_due.days, from: move_due.from, reason: move_due.reason } }),
    ...(snoozed !== undefined && { snoozed }),
    ...(lost !== undefined && { lost }),
    ...(lead_source !== undefined && { lead_source }),
    ...(lead_value !== undefined && { lead_value }),
    ...(following !== undefined && { follow: following }),
    ...(starred !== undefined && { star: starred }),
    ...(addTags && { addTags: addTags.map(({ id }) => id) }),
    ...(removeTags && { removeTags: removeTags.map(({ id }) => id) }),
  }
}

const toResult = ({ items, refused }: BulkResult): WishResult => ({
  done: items.map(websiteOf),
  refused: refused.flatMap(({ id, errors, website }): WishRefusal[] => (website ? [] : [{ id, error: refusalError(errors) }])),
  conflicts: refused.flatMap(({ website }) => website ?? []),
  made: items.flatMap(({ id, change }) => (change === undefined ? [] : { website: id, change })),
})

function websiteOf(item: BulkResult['items'][number]): Website {
  const { change: _, ...website } = item
  return website
}
