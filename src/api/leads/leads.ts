import {
  api_partner_lead_accept,
  api_partner_lead_duplicates,
  api_partner_lead_merge,
  api_partner_lead_unmerge,
  type LeadAcceptance,
  type LeadDuplicate,
  type Website,
} from '../../contract'
import { api } from '../call/api'
import { call } from '../call/call'

// The dialogs say what failed.
const silent = { silent: true }

export const { useAcceptLeadMutation, useLeadDuplicatesQuery, useMergeLeadMutation, useUnmergeLeadMutation } = api
  .enhanceEndpoints({ addTagTypes: ['Websites', 'WebsiteLog', 'WebsiteTodos'] })
  .injectEndpoints({
    endpoints: (build) => ({
      acceptLead: build.mutation<Website, LeadAcceptance & { id: number }>({
        query: ({ id, ...body }) => call(api_partner_lead_accept).query({ params: { website: id }, body }),
        extraOptions: silent,
        invalidatesTags: (answer) => (answer ? ['Websites', 'WebsiteLog', 'WebsiteTodos', 'Counts'] : []),
      }),
      leadDuplicates: build.query<LeadDuplicate[], number>({
        query: (website) => call(api_partner_lead_duplicates).query({ params: { website } }),
        transformResponse: ({ items }: { items: LeadDuplicate[] }) => items,
        extraOptions: silent,
        // What is the same today may be another website's tomorrow.
        keepUnusedDataFor: 0,
      }),
      mergeLead: build.mutation<Website, { lead: number; into: number }>({
        query: ({ lead, into }) => call(api_partner_lead_merge).query({ params: { website: lead, into } }),
        extraOptions: silent,
        invalidatesTags: (answer) => (answer ? ['Websites', 'WebsiteLog', 'WebsiteTodos', 'Counts'] : []),
      }),
      unmergeLead: build.mutation<Website, { lead: number; from: number }>({
        query: ({ lead, from }) => call(api_partner_lead_unmerge).query({ params: { website: from, lead } }),
        extraOptions: silent,
        invalidatesTags: (answer) => (answer ? ['Websites', 'WebsiteLog', 'WebsiteTodos', 'Counts'] : []),
      }),
    }),
  })
