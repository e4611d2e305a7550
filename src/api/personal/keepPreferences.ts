import { api_partner_preferences, type PreferencesChange } from '../../contract'
import type { ErrorObject } from '../../http'
import { type Preferences, takeCardStep, takeColumnStep } from '../../model'
import { type AppThunk, preferencesChanged, selectPreferences, type Services } from '../../store'
import { baseCall } from '../call/baseCall'
import { call } from '../call/call'
import { callRoute } from '../call/callRoute'
import { createSaveQueue, type SaveQueue } from '../call/saveQueue'

export type Saved = { data: Preferences } | { error: ErrorObject }
type Queue = SaveQueue<PreferencesChange, Saved>

const saving = (body: PreferencesChange) => call(api_partner_preferences).query({ body })

/** One for each page. */
const queues = new WeakMap<Services, Queue>()

/** Shown at once, and taken back when the server refuses. Only what has changed is sent: two tabs that change different fields, move different cards or set up different lists, keep both. */
export const keepPreferences =
  (change: PreferencesChange): AppThunk<Promise<Saved>> =>
  async (dispatch, getState, services) => {
    const queue = queues.get(services) ?? dispatch(startQueue())
    queues.set(services, queue)
    return (await queue.save(change)) ?? { data: selectPreferences(getState()) }
  }

const startQueue = (): AppThunk<Queue> => (dispatch, getState, services) => {
  let saved = selectPreferences(getState())
  const queue: Queue = createSaveQueue({
    async send(change) {
      const result = await baseCall(services, saving(change), {})
      if ('data' in result) saved = result.data
      return result
    },
    isRefused: (result) => 'error' in result,
    onStep: ({ cardSteps = [], columnSteps = [], startsTimer = saved.startsTimer, pinsSidebar = saved.pinsSidebar }) =>
      dispatch(
        preferencesChanged({
          cards: cardSteps.reduce(takeCardStep, saved.cards),
          columns: columnSteps.reduce(takeColumnStep, saved.columns),
          startsTimer,
          pinsSidebar,
        }),
      ),
  })
  // Before the next page is asked for, so that it has them; where the browser does not tell of that, when the page goes.
  for (const leaving of ['beforeunload', 'pagehide']) addEventListener(leaving, () => sendLast(queue.unsaved(), services))
  return queue
}

/** What waits would go with the page, and the browser gives up the call that is under way. */
function sendLast(unsaved: PreferencesChange, services: Services): void {
  if (Object.keys(unsaved).length > 0) void callRoute(services, saving(unsaved), { keepalive: true }).catch(() => undefined)
}
