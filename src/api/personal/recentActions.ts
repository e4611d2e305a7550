import { api_partner_action_keep, api_partner_action_leave, api_partner_actions, type RecentAction, type UndoItem } from '../../contract'
import type { ErrorObject } from '../../http'
import { uuid } from '../../model'
import { serverNow } from '../../page'
import type { AppThunk, Services } from '../../store'
import { api } from '../call/api'
import { baseCall } from '../call/baseCall'
import { call, type RouteCall } from '../call/call'
import { callRoute } from '../call/callRoute'
import { leaveOfKept, putKept, readKept } from './keptActions'

export interface RecentActions {
  /** Newest first. */
  readonly actions: readonly RecentAction[]
  /** Why those of other devices are missing. */
  readonly error: ErrorObject | null
}

const { endpoints, util } = api.enhanceEndpoints({ addTagTypes: ['RecentActions'] }).injectEndpoints({
  endpoints: (build) => ({
    /** What one has done lately and can take back, on whichever device. */
    recentActions: build.query<RecentActions, void>({
      async queryFn(_, { dispatch }) {
        // RTK Query knows its own part of the state only; the store is the one that holds the api.
        const run = dispatch as (thunk: AppThunk<Promise<RecentActions>>) => Promise<RecentActions>
        return { data: await run(fetchActions()), meta: { silent: true } }
      },
      providesTags: ['RecentActions'],
    }),
  }),
})
export const { useQuery: useRecentActionsQuery } = endpoints.recentActions
export const refreshActions = () => util.invalidateTags(['RecentActions'])

const fetchActions = (): AppThunk<Promise<RecentActions>> => async (_, __, services) => {
  const { page, router } = services
  if (!router.has(api_partner_actions.name)) return { actions: readKept(page), error: null }
  await Promise.all(sendKept(services))
  const result = await baseCall(services, call(api_partner_actions).query(), { silent: true })
  if ('error' in result) return { actions: readKept(page), error: result.error }
  const { items } = result.data
  const known = new Set(items.map(({ id }) => id))
  const unsent = readKept(page).filter(({ id }) => !known.has(id))
  return { actions: [...items, ...unsent].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at)), error: null }
}

/** Keeps what takes an action back, in this browser until the server has it; answers the id to forget it by. */
export const keepAction =
  (text: string, items: readonly UndoItem[]): AppThunk<string> =>
  (dispatch, _, services) => {
    const id = uuid()
    const at = new Date(serverNow(services.page)).toISOString()
    putKept(services.page, { id, at, text, total: items.length, items: [...items], changed: 0, reason: null })
    void Promise.all(sendKept(services)).then(() => dispatch(refreshActions()))
    return id
  }

/** Keeps only some parts of an action, or nothing of it. */
export const leaveOfAction =
  (id: string, items: readonly UndoItem[]): AppThunk<Promise<void>> =>
  async (dispatch, _, services) => {
    leaveOfKept(services.page, id, items)
    await sending.get(id)
    await send(services, call(api_partner_action_leave).query({ body: { id, items: [...items] } }))
    dispatch(refreshActions())
  }

/** Actions on their way to the server, by their ids. */
const sending = new Map<string, Promise<void>>()

/** What the server does not have stays in this browser, and goes with the next. */
function sendKept(services: Services): Promise<void>[] {
  return readKept(services.page).map((action) => {
    const sent = sending.get(action.id) ?? sendOne(services, action)
    sending.set(action.id, sent)
    return sent
  })
}

async function sendOne(services: Services, { id, text, total, items }: RecentAction): Promise<void> {
  const isKept = await send(services, call(api_partner_action_keep).query({ body: { id, text, total, items } }))
  sending.delete(id)
  if (isKept) leaveOfKept(services.page, id, [])
}

async function send(services: Services, routeCall: RouteCall): Promise<boolean> {
  if (!services.router.has(api_partner_actions.name)) return false
  try {
    await callRoute(services, routeCall)
    return true
  } catch {
    return false
  }
}
