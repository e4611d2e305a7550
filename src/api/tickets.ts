import { type Answer, api_partner_tickets, type Query } from '../contract'
import { api } from './api'
import { call } from './call'

export type TicketListQuery = NonNullable<Query<typeof api_partner_tickets>>
export type TicketList = Answer<typeof api_partner_tickets>

export const { useTicketsQuery } = api.enhanceEndpoints({ addTagTypes: ['WebsiteLog'] }).injectEndpoints({
  endpoints: (build) => ({
    /** What customers wrote and nobody has dealt with, over all websites (defaults 5.5). */
    tickets: build.query<TicketList, TicketListQuery>({
      query: (query) => call(api_partner_tickets).query({ query }),
      extraOptions: { silent: true },
      // Every change of a log may be one of a ticket.
      providesTags: ['WebsiteLog'],
    }),
  }),
})
