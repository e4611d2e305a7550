import {
  api_partner_subscription,
  api_partner_subscription_exit,
  api_partner_subscription_plan,
  api_partner_subscription_preview,
  api_partner_subscription_resume,
} from '../../contract'
import { api } from '../call/api'
import { call } from '../call/call'

export const {
  useSubscriptionQuery,
  usePlanPreviewQuery,
  useChangePlanMutation,
  useEndSubscriptionMutation,
  useResumeSubscriptionMutation,
} = api.enhanceEndpoints({ addTagTypes: ['Subscription'] }).injectEndpoints({
  endpoints: (build) => ({
    subscription: build.query({ ...call(api_partner_subscription), extraOptions: { silent: true }, providesTags: ['Subscription'] }),
    planPreview: build.query({ ...call(api_partner_subscription_preview), extraOptions: { silent: true } }),
    changePlan: build.mutation({
      ...call(api_partner_subscription_plan),
      extraOptions: { silent: true },
      invalidatesTags: ['Subscription'],
    }),
    endSubscription: build.mutation({ ...call(api_partner_subscription_exit), invalidatesTags: ['Subscription'] }),
    resumeSubscription: build.mutation({ ...call(api_partner_subscription_resume), invalidatesTags: ['Subscription'] }),
  }),
})
