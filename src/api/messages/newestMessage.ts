import { api_website_logs, type Message } from '../../contract'
import type { AppThunk } from '../../store'
import { api } from '../call/api'
import { call } from '../call/call'

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    newestMessage: build.query<Message | null, number>({
      query: (websiteId) =>
        call(api_website_logs).query({
          params: { id: websiteId },
          query: { category: 'message_from', limit: 1, sort: '-createdAt' },
        }),
      transformResponse: ({ items }: { items: Message[] }) => items[0] ?? null,
      extraOptions: { silent: true },
    }),
  }),
})

/** What the customer wrote last, asked for now. */
export const fetchNewestMessage =
  (websiteId: number): AppThunk<Promise<Message | null>> =>
  (dispatch) =>
    dispatch(endpoints.newestMessage.initiate(websiteId, { forceRefetch: true, subscribe: false })).unwrap()
