import { api_partner_websites_change, type Body, type BulkResult, type Website } from '../../contract'
import { toErrorObject } from '../../http'
import type { AppThunk } from '../../store'
import { api } from '../call/api'
import { call } from '../call/call'
import { refusalError } from '../call/refusalError'
import { type ChangeResult, NO_RESULT, type RefusedChange } from './ChangeResult'
import type { ChangeOptions } from './FieldRule'
import { bulkOf } from './ofChange'
import { sendToOne } from './sendToOne'
import type { WebsiteChange } from './WebsiteChange'

/** More calls at once would only wait for each other on the server. */
const AT_ONCE = 4
/** The most websites one call may name. */
const BULK_MAX = 2_000
/** Changing 2,000 websites takes the server a while. Milliseconds. */
const BULK_TIMEOUT_MS = 120_000

const bulk = api.enhanceEndpoints({ addTagTypes: ['WebsiteLog', 'WebsiteTodos'] }).injectEndpoints({
  endpoints: (build) => ({
    changeWebsites: build.mutation<BulkResult, Body<typeof api_partner_websites_change>>({
      query: (body) => call(api_partner_websites_change).query({ body }),
      extraOptions: { silent: true, timeout: BULK_TIMEOUT_MS },
      invalidatesTags: ['Counts', 'WebsiteLog', 'WebsiteTodos'],
    }),
  }),
})

/** Changes websites by one call where the page has a route for that and the call knows what is to change, else one by one. */
export const sendToMany =
  (websites: readonly Website[], change: WebsiteChange, options: ChangeOptions): AppThunk<Promise<ChangeResult>> =>
  async (dispatch, _, { router }) => {
    const wanted = bulkOf(change)
    if (!wanted || !router.has(api_partner_websites_change.name) || websites.length > BULK_MAX)
      return dispatch(sendOneByOne(websites, change, options))
    const ids = websites.map(({ id }) => id)
    const seen = change.status !== undefined && { seen: websites.map(({ id, status }) => ({ id, status })) }
    const body = { websites: ids, change: wanted, ...seen, ...options }
    return toResult(await dispatch(bulk.endpoints.changeWebsites.initiate(body)).unwrap())
  }

const sendOneByOne =
  (websites: readonly Website[], change: WebsiteChange, options: ChangeOptions): AppThunk<Promise<ChangeResult>> =>
  async (dispatch) => {
    const waiting = [...websites]
    const results: ChangeResult[] = []
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { id } = next
        results.push(await dispatch(sendToOne(next, change, options)).catch((thrown: unknown) => refusal(id, thrown)))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    return {
      done: results.flatMap(({ done }) => done),
      same: results.flatMap(({ same }) => same),
      refused: results.flatMap(({ refused }) => refused),
      conflicts: results.flatMap(({ conflicts }) => conflicts),
      made: results.flatMap(({ made }) => made),
    }
  }

const refusal = (id: number, thrown: unknown): ChangeResult => ({ ...NO_RESULT, refused: [{ id, error: toErrorObject(thrown) }] })

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
