import { partner_website_portal_invite } from '../../contract'
import { api } from '../call/api'
import { type AnswerOf, call } from '../call/call'

export const { useInviteToPortalMutation } = api.enhanceEndpoints({ addTagTypes: ['WebsiteLog'] }).injectEndpoints({
  endpoints: (build) => ({
    /** A link into the customer area: mailed to the customer, or answered. */
    inviteToPortal: build.mutation<AnswerOf<typeof partner_website_portal_invite>, { id: number; mail: boolean }>({
      query: ({ id, mail }) => call(partner_website_portal_invite).query({ params: { website: id }, body: { mail } }),
      extraOptions: { silent: true },
      invalidatesTags: (_, __, { id }) => [{ type: 'WebsiteLog', id }],
    }),
  }),
})
