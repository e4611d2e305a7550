import * as v from 'valibot'
import { type Answer, api_partner_ticket_read, api_partner_tickets, type Query } from '../contract'
import { RESPONSE_LIMIT_HOURS, RESPONSE_TARGET_HOURS } from '../model'
import { api } from './api'
import { call } from './call'

export type TicketListQuery = NonNullable<Query<typeof api_partner_tickets>>

/** What a team has promised its customers, in working hours. Servers may leave it out. */
const targetsSchema = v.object({ response: v.object({ targetHours: v.number(), limitHours: v.number() }) })
export type ResponseTargets = v.InferOutput<typeof targetsSchema>['response']
export const USUAL_TARGETS: ResponseTargets = { targetHours: RESPONSE_TARGET_HOURS, limitHours: RESPONSE_LIMIT_HOURS }

export type TicketList = Answer<typeof api_partner_tickets> & { readonly targets: ResponseTargets }

// Whoever asks says what failed.
const silent = { silent: true }

const tickets = api.enhanceEndpoints({ addTagTypes: ['WebsiteLog'] }).injectEndpoints({
  endpoints: (build) => ({
    /** What customers wrote and nobody has dealt with, over all websites (defaults 5.5). */
    tickets: build.query<TicketList, TicketListQuery>({
      query: (query) => call(api_partner_tickets).query({ query }),
      transformResponse(answer: Answer<typeof api_partner_tickets>) {
        const { success, output } = v.safeParse(targetsSchema, answer.filters)
        return { ...answer, targets: success ? output.response : USUAL_TARGETS }
      },
      extraOptions: silent,
      // Every change of a log may be one of a ticket.
      providesTags: ['WebsiteLog'],
    }),
    /** Nothing else changes by being read, so the lists at hand are changed and not asked for again. */
    readTickets: build.mutation<null, { tickets: number[]; read: boolean }>({
      query: (body) => call(api_partner_ticket_read).query({ body }),
      extraOptions: silent,
      async onQueryStarted({ tickets: ids, read }, { dispatch, getState, queryFulfilled }) {
        const lists = tickets.util.selectCachedArgsForQuery(getState(), 'tickets')
        const patches = lists.map((args) =>
          dispatch(
            tickets.util.updateQueryData('tickets', args, ({ items }) => {
              for (const item of items) if (ids.includes(item.id)) item.unread = !read
            }),
          ),
        )
        await queryFulfilled.catch(() => patches.forEach(({ undo }) => undo()))
      },
    }),
  }),
})

export const { useTicketsQuery, useReadTicketsMutation } = tickets
