import { api_website_logs, type Message } from '../../contract'
import { api } from '../call/api'
import { everyPage } from '../call/everyPage'

const pins = api.enhanceEndpoints({ addTagTypes: ['WebsiteLog'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The pinned messages of a website, the one pinned last first. */
    pinnedMessages: build.query<readonly Message[], number>({
      queryFn: (id, _, __, ask) =>
        everyPage<Message>(ask, { route: api_website_logs, args: { params: { id }, query: { filter: 'pin', sort: '-pinnedAt' } } }),
      extraOptions: { silent: true },
      providesTags: (_, __, id) => [{ type: 'WebsiteLog', id }],
    }),
  }),
})

export const { usePinnedMessagesQuery } = pins
