import {
  api_partner_agency_offer_attach,
  api_partner_agency_offer_detach,
  api_partner_agency_offer_state,
  api_partner_agency_offers,
} from '../../contract'
import { api } from '../call/api'
import { call } from '../call/call'

export const {
  useAgencyOffersQuery,
  useSeeOfferMutation,
  useRequestOfferMutation,
  useSetOfferStateMutation,
  useAttachOfferMutation,
  useDetachOfferMutation,
} = api.enhanceEndpoints({ addTagTypes: ['Offers'] }).injectEndpoints({
  endpoints: (build) => ({
    agencyOffers: build.query({ ...call(api_partner_agency_offers), extraOptions: { silent: true }, providesTags: ['Offers'] }),
    seeOffer: build.mutation({ ...call(api_partner_agency_offer_state), extraOptions: { silent: true }, invalidatesTags: ['Offers'] }),
    requestOffer: build.mutation({ ...call(api_partner_agency_offer_state), extraOptions: { silent: true }, invalidatesTags: ['Offers'] }),
    setOfferState: build.mutation({ ...call(api_partner_agency_offer_state), invalidatesTags: ['Offers'] }),
    attachOffer: build.mutation({
      ...call(api_partner_agency_offer_attach),
      extraOptions: { silent: true },
      invalidatesTags: ['Offers'],
    }),
    detachOffer: build.mutation({ ...call(api_partner_agency_offer_detach), invalidatesTags: ['Offers'] }),
  }),
})
