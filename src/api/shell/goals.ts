import { type Answer, partner_goals, partner_goals_dismiss } from '../../contract'
import type { AppThunk } from '../../store'
import { api } from '../call/api'
import { call } from '../call/call'
import { send } from '../call/send'

const goals = api.injectEndpoints({
  endpoints: (build) => ({
    /** Onboarding goals reached so far (spec 7: `body.result`). */
    goals: build.query({
      ...call(partner_goals),
      transformResponse: ({ result }: Answer<typeof partner_goals>) => result,
      providesTags: ['Goals'],
    }),
  }),
})

export const { useGoalsQuery } = goals

/** Has them before the list is shown. */
export const prepareGoals = (): AppThunk<Promise<unknown>> => (dispatch) =>
  dispatch(goals.endpoints.goals.initiate(undefined, { subscribe: false }))

/** The person has seen enough of the first steps. */
export const dismissGoals = () => send(partner_goals_dismiss, undefined)
