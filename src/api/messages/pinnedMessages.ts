import { api_website_logs, type Message } from '../../contract'
import { api } from '../call/api'
import { call } from '../call/call'

/** The largest page that lists offer: more pins than anybody finds their way in. */
const LIMIT = 100

const pins = api.enhanceEndpoints({ addTagTypes: ['WebsiteLog'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The pinned messages of a website, the one pinned last first. */
    pinnedMessages: build.query<readonly Message[], number>({
      query: (id) => call(api_website_logs).query({ params: { id }, query: { filter: 'pin', sort: '-pinnedAt', limit: LIMIT } }),
      transformResponse: ({ items }: { items: Message[] }) => items,
      extraOptions: { silent: true },
      providesTags: (_, __, id) => [{ type: 'WebsiteLog', id }],
    }),
  }),
})

export const { usePinnedMessagesQuery } = pins
