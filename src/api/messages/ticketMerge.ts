import {
  api_partner_ticket_merge,
  api_partner_ticket_unmerge,
  type Message,
  type MessageSplit,
  partner_website_log_split,
  partner_website_log_unsplit,
} from '../../contract'
import { api } from '../call/api'
import { call } from '../call/call'

// Whoever asks says what failed.
const silent = { silent: true }
const changed = ['WebsiteLog', 'Counts'] as const

export const { useMergeTicketsMutation, useUnmergeTicketsMutation, useSplitMessageMutation, useUnsplitMessageMutation } = api
  .enhanceEndpoints({ addTagTypes: ['WebsiteLog'] })
  .injectEndpoints({
    endpoints: (build) => ({
      mergeTickets: build.mutation<Message, { target: number; tickets: number[] }>({
        query: (body) => call(api_partner_ticket_merge).query({ body }),
        extraOptions: silent,
        invalidatesTags: changed,
      }),
      unmergeTickets: build.mutation<unknown, number[]>({
        query: (tickets) => call(api_partner_ticket_unmerge).query({ body: { tickets } }),
        extraOptions: silent,
        invalidatesTags: changed,
      }),
      splitMessage: build.mutation<Message, { websiteId: number; id: number; split: MessageSplit }>({
        query: ({ websiteId, id, split }) =>
          call(partner_website_log_split).query({ params: { website: websiteId, log: id }, body: split }),
        extraOptions: silent,
        invalidatesTags: changed,
      }),
      unsplitMessage: build.mutation<null, { websiteId: number; id: number }>({
        query: ({ websiteId, id }) => call(partner_website_log_unsplit).query({ params: { website: websiteId, log: id } }),
        extraOptions: silent,
        invalidatesTags: changed,
      }),
    }),
  })
