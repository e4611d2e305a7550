import * as v from 'valibot'
import { pageOfWebsites } from '../../../src/api/websites'
import { WebsiteQuery } from '../../../src/contract'
import type { AppThunk, ListOrder } from '../../../src/store'

interface Walked {
  readonly listOrder: ListOrder
  /** Null when nothing follows any more. */
  readonly to: number | null
}

/**
 * Goes over the edge of the pages that are known. The page at the edge is asked for again with the one behind it: while somebody works through
 * a list, websites leave it, and those behind them move up.
 */
export const walkOn =
  (listOrder: ListOrder, step: 1 | -1): AppThunk<Promise<Walked>> =>
  async (dispatch) => {
    const { part } = listOrder
    if (!part || !v.is(WebsiteQuery, part.query)) return { listOrder: { ...listOrder, part: null }, to: null }
    const { query, limit } = part
    const [first, last] = step === 1 ? [part.last, part.last + 1] : [part.first - 1, part.first]
    const answers = await Promise.all([first, last].map((page) => dispatch(pageOfWebsites({ ...query, page, limit }))))
    const ids = [...new Set(answers.flatMap(({ items }) => items.map(({ id }) => id)))]
    const total = answers[0]?.pagination.total ?? 0
    const to = follower(listOrder.ids, ids, step)
    if (to === null) return { listOrder: { ...listOrder, part: { ...part, total, ...(step === 1 ? { last } : { first }) } }, to }
    return { listOrder: { ids, part: { ...part, first, last, total } }, to }
  }

/** The first that is new behind the last that is still there. */
function follower(before: readonly number[], now: readonly number[], step: 1 | -1): number | null {
  const [known, ahead] = step === 1 ? [before, now] : [before.toReversed(), now.toReversed()]
  const place = ahead.indexOf(known.findLast((id) => ahead.includes(id)) ?? Number.NaN)
  return ahead.slice(place + 1).find((id) => !known.includes(id)) ?? null
}
