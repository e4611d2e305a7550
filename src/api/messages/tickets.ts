import * as v from 'valibot'
import { type Answer, api_partner_ticket_read, api_partner_tickets, type Message, type Query } from '../../contract'
import { JUST_LOADED_SECONDS, RESPONSE_LIMIT_HOURS, RESPONSE_TARGET_HOURS } from '../../model'
import type { AppThunk } from '../../store'
import { api } from '../call/api'
import { call } from '../call/call'
import { type Asked, withAskedAt } from '../call/withAskedAt'

export type TicketListQuery = NonNullable<Query<typeof api_partner_tickets>>

/** What a team has promised its customers, in working hours. Servers may leave it out. */
const targetsSchema = v.object({ targetHours: v.number(), limitHours: v.number() })
export type ResponseTargets = v.InferOutput<typeof targetsSchema>
export const USUAL_TARGETS: ResponseTargets = { targetHours: RESPONSE_TARGET_HOURS, limitHours: RESPONSE_LIMIT_HOURS }

/** How many tickets each scope has. Servers may leave it out, and are then asked for each. */
const scopeCountsSchema = v.record(v.string(), v.number())
/** Beside the list, in `filters` of its answer. */
const besideSchema = v.object({
  response: v.fallback(targetsSchema, USUAL_TARGETS),
  scopes: v.fallback(v.nullable(scopeCountsSchema), null),
})

export type TicketList = Asked<Answer<typeof api_partner_tickets>> & {
  readonly targets: ResponseTargets
  readonly scopes: Readonly<Record<string, number>> | null
}

// Whoever asks says what failed.
const silent = { silent: true }

const tickets = api.enhanceEndpoints({ addTagTypes: ['WebsiteLog'] }).injectEndpoints({
  endpoints: (build) => ({
    /** What customers wrote and nobody has dealt with, over all websites (defaults 5.5). */
    tickets: build.query<TicketList, TicketListQuery>({
      query: (query) => call(api_partner_tickets).query({ query }),
      transformResponse(answer: Answer<typeof api_partner_tickets>, meta) {
        const { success, output } = v.safeParse(besideSchema, answer.filters)
        return { ...withAskedAt(answer, meta), targets: success ? output.response : USUAL_TARGETS, scopes: success ? output.scopes : null }
      },
      extraOptions: silent,
      // Every change of a log may be one of a ticket.
      providesTags: ['WebsiteLog'],
    }),
    /** One of them, done or put off as it may be; null for one that is not there, or not for this person. */
    ticket: build.query<Message | null, number>({
      query: (id) => call(api_partner_tickets).query({ query: { ticket: id, limit: 1 } }),
      // Servers that do not know how to look for one answer their list.
      transformResponse: ({ items }: Answer<typeof api_partner_tickets>, _, id) => items.find((one) => one.id === id) ?? null,
      extraOptions: silent,
      providesTags: (found) => ['WebsiteLog', ...(found?.website ? [{ type: 'WebsiteLog' as const, id: found.website.id }] : [])],
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

/** Has a list at hand for the screen that is about to show it. */
export const prepareTickets =
  (query: TicketListQuery): AppThunk<Promise<unknown>> =>
  (dispatch) =>
    dispatch(tickets.endpoints.tickets.initiate(query, { subscribe: false, forceRefetch: JUST_LOADED_SECONDS }))

export const { useTicketsQuery, useTicketQuery, useReadTicketsMutation } = tickets
