import { api_website_presence, api_website_presence_leave, type User } from '../../contract'
import { api } from '../call/api'
import { call } from '../call/call'

export const { useWebsitePresenceQuery, useLeaveWebsiteMutation } = api
  .enhanceEndpoints({ addTagTypes: ['WebsitePresence'] })
  .injectEndpoints({
    endpoints: (build) => ({
      /** Says that the viewer has the website open, and learns who else has. */
      websitePresence: build.query<User[], number>({
        query: (id) => call(api_website_presence).query({ params: { website: id } }),
        transformResponse: ({ items }: { items: User[] }) => items,
        extraOptions: { silent: true },
        providesTags: (_, __, id) => [{ type: 'WebsitePresence', id }],
      }),
      leaveWebsite: build.mutation<null, number>({
        query: (id) => call(api_website_presence_leave).query({ params: { website: id } }),
        extraOptions: { silent: true },
      }),
    }),
  })
