import { type Answer, partner_goals, partner_goals_dismiss } from '../contract'
import { api } from './api'
import { call } from './call'
import { send } from './send'

export const { useGoalsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Onboarding goals reached so far (spec 7: `body.result`). */
    goals: build.query({
      ...call(partner_goals),
      transformResponse: ({ result }: Answer<typeof partner_goals>) => result,
      providesTags: ['Goals'],
    }),
  }),
})

/** The person has seen enough of the first steps. */
export const dismissGoals = () => send(partner_goals_dismiss, undefined)
