import {
  api_partner_agency_offer_attach,
  api_partner_agency_offer_detach,
  api_partner_agency_offer_state,
  api_partner_agency_offers,
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
  useAgencyOffersQuery,
  useSeeOfferMutation,
  useSetOfferStateMutation,
  useAttachOfferMutation,
  useDetachOfferMutation,
} = api.enhanceEndpoints({ addTagTypes: ['Subscription', 'Offers'] }).injectEndpoints({
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
    agencyOffers: build.query({ ...call(api_partner_agency_offers), extraOptions: { silent: true }, providesTags: ['Offers'] }),
    seeOffer: build.mutation({ ...call(api_partner_agency_offer_state), extraOptions: { silent: true }, invalidatesTags: ['Offers'] }),
    setOfferState: build.mutation({ ...call(api_partner_agency_offer_state), invalidatesTags: ['Offers'] }),
    attachOffer: build.mutation({ ...call(api_partner_agency_offer_attach), extraOptions: { silent: true }, invalidatesTags: ['Offers'] }),
    detachOffer: build.mutation({ ...call(api_partner_agency_offer_detach), invalidatesTags: ['Offers'] }),
  }),
})
