import { api_website_logs, type Message } from '../../contract'
import type { AppThunk } from '../../store'
import { api } from '../call/api'
import { call } from '../call/call'
import { filterQuery } from './messageFilters'

/** So many tell what a website is about at the moment. */
const NEWEST_LIMIT = 5
const silent = { silent: true }

const { endpoints, useNewestMessagesQuery } = api.enhanceEndpoints({ addTagTypes: ['WebsiteLog'] }).injectEndpoints({
  endpoints: (build) => ({
    newestMessage: build.query<Message | null, number>({
      query: (websiteId) =>
        call(api_website_logs).query({
          params: { id: websiteId },
          query: { category: 'message_from', limit: 1, sort: '-createdAt' },
        }),
      transformResponse: ({ items }: { items: Message[] }) => items[0] ?? null,
      extraOptions: silent,
    }),
    /** Messages and notes, the newest first. */
    newestMessages: build.query<Message[], number>({
      query: (websiteId) =>
        call(api_website_logs).query({
          params: { id: websiteId },
          query: { ...filterQuery('conversation'), limit: NEWEST_LIMIT, sort: '-createdAt' },
        }),
      transformResponse: ({ items }: { items: Message[] }) => items,
      extraOptions: silent,
      providesTags: (_, __, websiteId) => [{ type: 'WebsiteLog', id: websiteId }],
    }),
  }),
})

export { useNewestMessagesQuery }

/** What the customer wrote last, asked for now. */
export const fetchNewestMessage =
  (websiteId: number): AppThunk<Promise<Message | null>> =>
  (dispatch) =>
    dispatch(endpoints.newestMessage.initiate(websiteId, { forceRefetch: true, subscribe: false })).unwrap()
