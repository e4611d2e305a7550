import {
  type RecentlyTimed,
  api_partner_session,
  api_partner_session_recent,
  api_partner_session_start,
  api_partner_session_stop,
  api_partner_session_tick,
  partner_website_time_budget,
  partner_website_time_spent,
  type StopTimer,
  type TimeEntryDraft,
  type Timer,
  type TimeSpent,
} from '../../contract'
import { type AppThunk, timerChanged } from '../../store'
import { api } from '../call/api'
import { call } from '../call/call'
import { servicesOf } from '../call/servicesOf'

/** A timer with the milliseconds that the server's clock is ahead of the viewer's, which may be years off: taken when the answer comes. */
export interface HeardTimer extends Timer {
  readonly ahead: number
}

const heard = (timer: Timer): HeardTimer => ({ ...timer, ahead: timer.serverTime ? Date.parse(timer.serverTime) - Date.now() : 0 })

// The button says what failed, with a way to try again.
const silent = { silent: true }

const timer = api.enhanceEndpoints({ addTagTypes: ['Timer', 'Website'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The viewer's own timer, wherever it runs. */
    timer: build.query<HeardTimer, void>({
      query: () => call(api_partner_session).query(),
      transformResponse: heard,
      extraOptions: silent,
      providesTags: ['Timer'],
      async onCacheEntryAdded(_, { cacheEntryRemoved, dispatch, extra }) {
        const stop = servicesOf(extra).tabs.on('timer-changed', () => dispatch(refreshTimer()))
        await cacheEntryRemoved
        stop()
      },
    }),
    recentlyTimed: build.query<RecentlyTimed['items'], void>({
      query: () => call(api_partner_session_recent).query(),
      transformResponse: ({ items }: RecentlyTimed) => items,
      extraOptions: silent,
      providesTags: ['Timer'],
    }),
    timeSpent: build.query<TimeSpent, number>({
      // Without a body the route reads; with one it writes.
      query: (websiteId) => ({ route: partner_website_time_spent, args: { params: { website: websiteId } } }),
      transformResponse: (answer: TimeSpent) => answer,
      extraOptions: silent,
      providesTags: (_, __, id) => ['Timer', { type: 'Website', id }],
    }),
    /** The server lets one timer run for each person: starting here stops another (TM-01). */
    startTimer: build.mutation<HeardTimer, number>({
      query: (websiteId) => call(api_partner_session_start).query({ params: { website: websiteId } }),
      transformResponse: heard,
      extraOptions: silent,
      onQueryStarted: (_, life) => takeTimer(life),
      invalidatesTags: ['Timer'],
    }),
    stopTimer: build.mutation<HeardTimer, StopTimer>({
      query: (body) => call(api_partner_session_stop).query({ body }),
      transformResponse: heard,
      extraOptions: silent,
      onQueryStarted: (_, life) => takeTimer(life),
      invalidatesTags: ['Timer'],
    }),
    /** A sign of life. After a long silence the server wants to know whether the time was worked: `keep` says so. */
    tickTimer: build.mutation<HeardTimer, { keep: boolean }>({
      query: ({ keep }) => call(api_partner_session_tick).query(keep ? { query: { keep: '1' } } : undefined),
      transformResponse: heard,
      extraOptions: silent,
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null)
        if (answer) dispatch(showTimer(answer.data))
      },
    }),
    setTimeBudget: build.mutation<TimeSpent, { websiteId: number; minutes: number | null }>({
      query: ({ websiteId, minutes }) => call(partner_website_time_budget).query({ params: { website: websiteId }, body: { minutes } }),
      extraOptions: silent,
      invalidatesTags: ['Timer'],
    }),
    /** Adds an entry by hand, or corrects the one with the id. */
    saveTimeEntry: build.mutation<TimeSpent, { websiteId: number; draft: TimeEntryDraft }>({
      query: ({ websiteId, draft }) => call(partner_website_time_spent).query({ params: { website: websiteId }, body: draft }),
      extraOptions: silent,
      invalidatesTags: ['Timer'],
    }),
  }),
})

export const {
  useTimerQuery,
  useRecentlyTimedQuery,
  useTimeSpentQuery,
  useStartTimerMutation,
  useStopTimerMutation,
  useTickTimerMutation,
  useSaveTimeEntryMutation,
  useSetTimeBudgetMutation,
} = timer

/** The website that the viewer's timer runs on, as far as it is known. */
export const timedWebsite = (): AppThunk<number | null> => (_, getState) => {
  const { data } = timer.endpoints.timer.select()(getState())
  return data && data.state !== 'stop' ? (data.website?.id ?? null) : null
}

/** Asks again who works on what: another tab, or another device, has started or stopped. */
export const refreshTimer = (): AppThunk => (dispatch) => {
  dispatch(timer.util.invalidateTags(['Timer']))
}

type Dispatch = <Result>(thunk: AppThunk<Result>) => Result
interface Lifecycle {
  dispatch: Dispatch
  extra: unknown
  queryFulfilled: Promise<{ data: HeardTimer }>
}

async function takeTimer({ dispatch, extra, queryFulfilled }: Lifecycle): Promise<void> {
  const answer = await queryFulfilled.catch(() => null)
  if (!answer) return
  dispatch(showTimer(answer.data))
  servicesOf(extra).tabs.post({ type: 'timer-changed' })
}

const showTimer =
  (state: HeardTimer): AppThunk =>
  (dispatch) => {
    dispatch(timerChanged(state.state !== 'stop'))
    dispatch(timer.util.updateQueryData('timer', undefined, () => state))
  }
