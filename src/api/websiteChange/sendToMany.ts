import {
  api_partner_user_assign,
  api_partner_websites_change,
  type Body,
  type BulkChange,
  type BulkResult,
  type Website,
} from '../../contract'
import type { AppThunk } from '../../store'
import { api } from '../call/api'
import { call } from '../call/call'
import { refusalError } from '../call/refusalError'
import { type ChangeResult, NO_RESULT, refusedAll, type RefusedChange } from './ChangeResult'
import type { ChangeOptions, ChangeProgress } from './FieldRule'
import { bulkOf } from './ofChange'
import { sendToOne } from './sendToOne'
import type { WebsiteChange } from './WebsiteChange'

/** More calls at once would only wait for each other on the server. */
const AT_ONCE = 4
/** As many at first; then as many as the server answers in so many milliseconds: one sees how far they are, and Stop stops. */
const FIRST_BATCH = 20
const BATCH_MAX = 100
const BATCH_MS = 250
/** Changing hundreds of websites takes the server a while. Milliseconds. */
const BULK_TIMEOUT_MS = 120_000

const tagged = api.enhanceEndpoints({ addTagTypes: ['Staff', 'Tags', 'WebsiteLog', 'WebsiteTodos'] })
const bulk = tagged.injectEndpoints({
  endpoints: (build) => ({
    changeWebsites: build.mutation<BulkResult, Body<typeof api_partner_websites_change>>({
      query: (body) => call(api_partner_websites_change).query({ body }),
      extraOptions: { silent: true, waitsWithin: 'website', timeout: BULK_TIMEOUT_MS },
    }),
    giveWebsites: build.mutation<BulkResult, { staff: number; websites: number[] }>({
      query: ({ staff, websites }) => call(api_partner_user_assign).query({ params: { staff }, body: { websites } }),
      extraOptions: { silent: true, timeout: BULK_TIMEOUT_MS },
    }),
  }),
})

/** Changes websites by few calls where the page has a route for that and the call knows what is to change, else one by one. */
export const sendToMany =
  (open: readonly Website[], change: WebsiteChange, options: ChangeOptions, progress?: ChangeProgress): AppThunk<Promise<ChangeResult>> =>
  async (dispatch, _, { router }) => {
    const wanted = bulkOf(change)
    const receiver = options.asStaff ? change.assigned_to?.id : undefined
    if (!wanted || !(receiver || router.has(api_partner_websites_change.name)))
      return dispatch(sendOneByOne(open, change, options, progress))
    const results: ChangeResult[] = []
    let size = FIRST_BATCH
    for (let sent = 0; sent < open.length && !progress?.signal.aborted; ) {
      const batch = open.slice(sent, sent + size)
      const askedAt = performance.now()
      results.push(await dispatch(receiver ? giveBatch(batch, receiver) : sendBatch(batch, wanted, change.status !== undefined, options)))
      sent += batch.length
      size = nextSize(batch.length, performance.now() - askedAt)
      progress?.onProgress(sent)
    }
    // Once for all batches: what shows counts and logs is not asked for in between.
    const used = change.addTags || change.removeTags ? ['Tags' as const] : []
    dispatch(tagged.util.invalidateTags(['Counts', 'WebsiteLog', 'WebsiteTodos', ...used, ...(receiver ? ['Staff' as const] : [])]))
    return joined(results)
  }

/** Twice as many at the most: one quick answer says little. */
const nextSize = (size: number, took: number): number => Math.min(Math.max(Math.round(size * Math.min(BATCH_MS / took, 2)), 1), BATCH_MAX)

const sendBatch =
  (
    websites: readonly Website[],
    wanted: BulkChange['change'],
    isMove: boolean,
    { override }: ChangeOptions,
  ): AppThunk<Promise<ChangeResult>> =>
  (dispatch) => {
    const ids = websites.map(({ id }) => id)
    const seen = isMove && { seen: websites.map(({ id, status }) => ({ id, status })) }
    const body = { websites: ids, change: wanted, ...seen, ...(override !== undefined && { override }) }
    return resultOf(ids, dispatch(bulk.endpoints.changeWebsites.initiate(body)).unwrap())
  }

const giveBatch =
  (given: readonly Website[], staff: number): AppThunk<Promise<ChangeResult>> =>
  (dispatch) => {
    const websites = given.map(({ id }) => id)
    return resultOf(websites, dispatch(bulk.endpoints.giveWebsites.initiate({ staff, websites })).unwrap())
  }

async function resultOf(ids: readonly number[], asked: Promise<BulkResult>): Promise<ChangeResult> {
  try {
    return toResult(await asked)
  } catch (thrown) {
    return refusedAll(ids, thrown)
  }
}

const sendOneByOne =
  (open: readonly Website[], change: WebsiteChange, options: ChangeOptions, progress?: ChangeProgress): AppThunk<Promise<ChangeResult>> =>
  async (dispatch) => {
    const waiting = [...open]
    const results: ChangeResult[] = []
    const work = async () => {
      for (let next = waiting.shift(); next && !progress?.signal.aborted; next = waiting.shift()) {
        const { id } = next
        results.push(await dispatch(sendToOne(next, change, options)).catch((thrown: unknown) => refusedAll([id], thrown)))
        progress?.onProgress(results.length)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    return joined(results)
  }

const joined = (results: readonly ChangeResult[]): ChangeResult => ({
  done: results.flatMap(({ done }) => done),
  same: results.flatMap(({ same }) => same),
  refused: results.flatMap(({ refused }) => refused),
  conflicts: results.flatMap(({ conflicts }) => conflicts),
  made: results.flatMap(({ made }) => made),
})

const toResult = ({ items, refused }: BulkResult): ChangeResult => ({
  ...NO_RESULT,
  done: items.map(websiteOf),
  refused: refused.flatMap(({ id, errors, website }): RefusedChange[] => (website ? [] : [{ id, error: refusalError(errors) }])),
  // Of many the server compares the status alone.
  conflicts: refused.flatMap(({ website }) => (website ? { field: 'status', website } : [])),
  made: items.flatMap(({ id, change }) => (change === undefined ? [] : { website: id, change })),
})

function websiteOf(item: BulkResult['items'][number]): Website {
  const { change: _, ...website } = item
  return website
}
