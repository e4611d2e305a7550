import { partner_sidebar_counts } from '../../contract'
import { type ErrorObject, isAbort } from '../../http'
import { type AppThunk, messageFromCountChanged, selectMessageFromCount, type Services } from '../../store'
import { countsFailed, countsMoved, countsReceived, type SidebarCounts } from './countsSlice'
import { send } from '../call/send'

/** The error of spec 8, whatever went wrong. An ended session stays what it is. */
function explain(error: ErrorObject): ErrorObject {
  if (isAbort(error) || error.type === 'unauthorized') return error
  return { ...error, type: 'backend', message: 'partner.error.sidebar_counts', values: { cause: error.status ?? error.name } }
}

/** The call of a page that is under way: whoever asks meanwhile hears its answer, and a failure is told once. */
const running = new WeakMap<Services['router'], Promise<SidebarCounts>>()

/**
 * Asks for the counts by sidebar entry. Rejects when they did not come; the sidebar then marks the last ones as old.
 * Null where the page names no route for them: the sidebar is without numbers then.
 */
export const fetchSidebarCounts =
  (): AppThunk<Promise<SidebarCounts | null>> =>
  async (dispatch, _, { router }) => {
    if (!router.has(partner_sidebar_counts.name)) return null
    const counts = running.get(router) ?? dispatch(askForCounts()).finally(() => running.delete(router))
    running.set(router, counts)
    return counts
  }

const askForCounts = (): AppThunk<Promise<SidebarCounts>> => async (dispatch) => {
  try {
    const counts = await dispatch(send(partner_sidebar_counts, undefined, { silent: true, explain }))
    dispatch(countsReceived(counts))
    return counts
  } catch (error) {
    dispatch(countsFailed())
    throw error
  }
}

/** Screens tell how many messages from the customer they show; when that changes, the counts are asked for again (spec 7). */
export const notifyMessageFromCount =
  (count: number): AppThunk =>
  (dispatch, getState) => {
    const before = selectMessageFromCount(getState())
    dispatch(messageFromCountChanged(count))
    if (before !== null && before !== count) dispatch(countsMoved())
  }
