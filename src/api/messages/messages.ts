import { original } from '@reduxjs/toolkit'
import * as v from 'valibot'
import {
  api_website_logs,
  type Message,
  type MessageChange,
  type MessageDraft,
  partner_website_log_create,
  partner_website_log_delete,
  partner_website_log_done,
  partner_website_log_move,
  partner_website_log_pin,
  partner_website_log_restore,
  partner_website_log_update,
} from '../../contract'
import { LIST_PAGE_LIMIT } from '../../model'
import type { AppThunk } from '../../store'
import { api } from '../call/api'
import { call } from '../call/call'
import { filterQuery, type LogFilter, matchesFilter } from './messageFilters'
import { dropMessage, joinWindows, type MessagePage, type MessageWindow, newerPage, olderPage, putMessage, windowOf } from './messageWindow'

export interface LogArgs {
  readonly websiteId: number
  readonly filter: LogFilter
  /** Begins at the page that holds this message, wherever it is. */
  readonly around?: number | undefined
}

interface PageArgs extends LogArgs {
  readonly page?: number
}

interface OfMessage {
  readonly websiteId: number
  readonly id: number
}

interface FlagOfMessage extends OfMessage {
  readonly value: boolean
}

const countsSchema = v.record(v.string(), v.number())
// Whoever asks says what failed, beside the message or with a way to try again.
const silent = { silent: true }
/** What says how something shall be, or has a key, can be said again: made while the network is away, it is sent when that is back. */
const waits = { ...silent, waitsAs: 'message' } as const
/** How often messages that come while a page is asked for may make us ask again. */
const MAX_ATTEMPTS = 3

function askForPage({ websiteId, filter, around, page }: PageArgs) {
  const place = page === undefined ? { around } : { page }
  const query = { ...filterQuery(filter), ...place, limit: LIST_PAGE_LIMIT, sort: '-createdAt' }
  return call(api_website_logs).query({ params: { id: websiteId }, query })
}

const changed = (_: unknown, __: unknown, { websiteId }: { websiteId: number }) => [
  { type: 'WebsiteLog' as const, id: websiteId },
  'Counts' as const,
]

// A message comes and goes with the to-do that was written with it.
const changedWithTodos = (_: unknown, __: unknown, { websiteId }: { websiteId: number }) => [
  { type: 'WebsiteTodos' as const, id: websiteId },
  ...changed(_, __, { websiteId }),
]

const messages = api.enhanceEndpoints({ addTagTypes: ['WebsiteLog', 'WebsiteTodos'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The loaded part of a log. Asking again brings its newest page in. */
    log: build.query<MessageWindow, LogArgs>({
      query: askForPage,
      transformResponse: windowOf,
      merge: (before, added) => joinWindows(original(before) ?? before, added),
      extraOptions: silent,
      providesTags: (_, __, { websiteId }) => [{ type: 'WebsiteLog', id: websiteId }],
    }),
    logPage: build.query<MessagePage, PageArgs>({ query: askForPage, extraOptions: silent }),
    /** How many messages there are of each category and behind each filter. */
    logCounts: build.query<Record<string, number>, number>({
      query: (websiteId) => call(api_website_logs).query({ params: { id: websiteId }, query: { limit: 1 } }),
      transformResponse({ filters }: { filters: Record<string, unknown> }) {
        const { success, output } = v.safeParse(countsSchema, filters['counts'])
        // Servers may leave the counts out.
        return success ? output : {}
      },
      extraOptions: silent,
      providesTags: (_, __, websiteId) => [{ type: 'WebsiteLog', id: websiteId }],
    }),
    createMessage: build.mutation<Message, { websiteId: number; draft: MessageDraft }>({
      query: ({ websiteId, draft }) => call(partner_website_log_create).query({ params: { website: websiteId }, body: draft }),
      extraOptions: waits,
      async onQueryStarted({ websiteId }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null)
        if (answer) dispatch(showMessage(websiteId, answer.data))
      },
      invalidatesTags: changedWithTodos,
    }),
    updateMessage: build.mutation<Message, OfMessage & { change: MessageChange }>({
      query: ({ websiteId, id, change }) =>
        call(partner_website_log_update).query({ params: { website: websiteId, log: id }, body: change }),
      extraOptions: silent,
      onQueryStarted: takeAnswer,
      invalidatesTags: changed,
    }),
    setMessageDone: build.mutation<Message, FlagOfMessage>({
      query: ({ websiteId, id, value }) =>
        call(partner_website_log_done).query({ params: { website: websiteId, log: id }, body: { value } }),
      extraOptions: waits,
      onQueryStarted: (args, life) => showFlag(args, 'done', life),
      invalidatesTags: changed,
    }),
    setMessagePin: build.mutation<Message, FlagOfMessage>({
      query: ({ websiteId, id, value }) =>
        call(partner_website_log_pin).query({ params: { website: websiteId, log: id }, body: { value } }),
      extraOptions: waits,
      onQueryStarted: (args, life) => showFlag(args, 'pin', life),
      invalidatesTags: changed,
    }),
    deleteMessage: build.mutation<null, OfMessage>({
      query: ({ websiteId, id }) => call(partner_website_log_delete).query({ params: { website: websiteId, log: id } }),
      extraOptions: waits,
      async onQueryStarted({ websiteId, id }, { dispatch, queryFulfilled }) {
        if (await queryFulfilled.catch(() => null)) dispatch(changeLogs(websiteId, (log) => dropMessage(log, id)))
      },
      invalidatesTags: changedWithTodos,
    }),
    /** The way back from deleting. */
    restoreMessage: build.mutation<Message, OfMessage>({
      query: ({ websiteId, id }) => call(partner_website_log_restore).query({ params: { website: websiteId, log: id } }),
      extraOptions: waits,
      async onQueryStarted({ websiteId }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null)
        if (answer) dispatch(showMessage(websiteId, answer.data))
      },
      invalidatesTags: changedWithTodos,
    }),
    /** Takes the message to another website; the way back is the same call from there. */
    moveMessage: build.mutation<Message, OfMessage & { target: number }>({
      query: ({ websiteId, id, target }) =>
        call(partner_website_log_move).query({ params: { website: websiteId, log: id, targetWebsite: target } }),
      extraOptions: silent,
      async onQueryStarted({ websiteId, id }, { dispatch, queryFulfilled }) {
        if (await queryFulfilled.catch(() => null)) dispatch(changeLogs(websiteId, (log) => dropMessage(log, id)))
      },
      invalidatesTags: (_, __, { websiteId, target }) => [
        { type: 'WebsiteLog', id: websiteId },
        { type: 'WebsiteLog', id: target },
        'Counts',
      ],
    }),
  }),
})

export const {
  useLogQuery,
  useLogCountsQuery,
  useCreateMessageMutation,
  useUpdateMessageMutation,
  useSetMessageDoneMutation,
  useSetMessagePinMutation,
  useMoveMessageMutation,
  useDeleteMessageMutation,
  useRestoreMessageMutation,
} = messages

type Dispatch = <Result>(thunk: AppThunk<Result>) => Result
interface Lifecycle {
  dispatch: Dispatch
  queryFulfilled: Promise<{ data: Message }>
}

/** Loads the page before the oldest message, or after the newest, and shows it. Rejects when it did not come. */
export const loadMore =
  (args: LogArgs, where: 'older' | 'newer'): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const before = messages.endpoints.log.select(args)(getState()).data
      const page = before && (where === 'older' ? olderPage : newerPage)(before, LIST_PAGE_LIMIT)
      if (!page) return
      const asked = { ...args, page }
      const answer = await dispatch(messages.endpoints.logPage.initiate(asked, { forceRefetch: true, subscribe: false })).unwrap()
      dispatch(messages.util.updateQueryData('log', args, (log) => joinWindows(original(log) ?? log, windowOf(answer))))
      const after = messages.endpoints.log.select(args)(getState()).data
      if (after?.messages.length !== before.messages.length) return
    }
  }

/** The newest of the messages that are loaded, and so can be read; 0 while there is none. */
export const newestLoaded =
  (websiteId: number): AppThunk<number> =>
  (_, getState) => {
    const loaded = messages.util.selectCachedArgsForQuery(getState(), 'log').filter((args) => args.websiteId === websiteId)
    const ids = loaded.flatMap(
      (args) =>
        messages.endpoints.log
          .select(args)(getState())
          .data?.messages.map(({ id }) => id) ?? [],
    )
    return Math.max(0, ...ids)
  }

/** Changes every part of a website's log that is loaded. */
const changeLogs =
  (websiteId: number, change: (log: MessageWindow, args: LogArgs) => MessageWindow): AppThunk =>
  (dispatch, getState) => {
    const loaded = messages.util.selectCachedArgsForQuery(getState(), 'log').filter((args) => args.websiteId === websiteId)
    for (const args of loaded) dispatch(messages.util.updateQueryData('log', args, (log) => change(original(log) ?? log, args)))
  }

/** Begins to load how many messages of each kind a website has, for a screen that is about to show its log. */
export const prepareLogCounts =
  (websiteId: number): AppThunk<Promise<unknown>> =>
  (dispatch) =>
    dispatch(messages.endpoints.logCounts.initiate(websiteId, { subscribe: false }))

/** Puts a new message at the end of those logs that reach to the end. */
const showMessage = (websiteId: number, message: Message): AppThunk =>
  changeLogs(websiteId, (log, { filter }) => (log.newer === 0 && matchesFilter(filter, message) ? putMessage(log, message) : log))

const patchMessage = (websiteId: number, id: number, change: Partial<Message>): AppThunk =>
  changeLogs(websiteId, (log) => {
    const before = log.messages.find((message) => message.id === id)
    return before ? putMessage(log, { ...before, ...change }) : log
  })

async function takeAnswer({ websiteId, id }: OfMessage, { dispatch, queryFulfilled }: Lifecycle): Promise<void> {
  const answer = await queryFulfilled.catch(() => null)
  if (answer) dispatch(patchMessage(websiteId, id, answer.data))
}

async function showFlag(
  { websiteId, id, value }: FlagOfMessage,
  flag: 'done' | 'pin',
  { dispatch, queryFulfilled }: Lifecycle,
): Promise<void> {
  dispatch(patchMessage(websiteId, id, { [flag]: value }))
  const answer = await queryFulfilled.catch(() => null)
  dispatch(patchMessage(websiteId, id, answer ? answer.data : { [flag]: !value }))
}
