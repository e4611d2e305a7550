import { type MessageVersion, partner_website_log_versions } from '../../contract'
import { api } from '../call/api'
import { call } from '../call/call'

const versions = api.injectEndpoints({
  endpoints: (build) => ({
    /** What a message said before, the newest first. */
    messageVersions: build.query<readonly MessageVersion[], { websiteId: number; id: number }>({
      query: ({ websiteId, id }) => call(partner_website_log_versions).query({ params: { website: websiteId, log: id } }),
      transformResponse: ({ items }: { items: MessageVersion[] }) => items,
      extraOptions: { silent: true },
      // Asked for anew each time the history opens.
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { useMessageVersionsQuery } = versions
