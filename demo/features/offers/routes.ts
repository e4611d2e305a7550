import {
  api_partner_agency_offer_attach,
  api_partner_agency_offer_detach,
  api_partner_agency_offer_state,
  api_partner_agency_offers,
  partner_agency_offers,
} from '../../../src/contract/server'
import { page } from '../../pages/frame'
import { publicOrigin } from '../../kernel/request/publicOrigin'
import { serve } from '../../kernel/serve'
import { attachOffer, detachOffer } from './offerWebsites'
import { findOffer, presentOffers, requestOffer, setOfferState } from './offers'

export const offersRoutes = [
  serve(partner_agency_offers, ({ c, viewer, t }) => page(c, viewer, t('page.offers'))),

  serve(api_partner_agency_offers, async ({ services, viewer }) => ({ items: await presentOffers(services, viewer) })),

  serve(api_partner_agency_offer_state, async ({ c, services, viewer, params }) => {
    const id = params.offer
    if (params.state === 'requested') await requestOffer(services, viewer, id, publicOrigin(c))
    else await setOfferState(services, viewer, id, params.state)
    return findOffer(services, viewer, id)
  }),

  serve(api_partner_agency_offer_attach, async ({ services, viewer, params }) => {
    const offer = await findOffer(services, viewer, params.offer)
    await attachOffer(services, viewer, offer, params.website)
    return findOffer(services, viewer, offer.id)
  }),

  serve(api_partner_agency_offer_detach, async ({ services, viewer, params }) => {
    const offer = await findOffer(services, viewer, params.offer)
    await detachOffer(services, viewer, offer, params.website)
    return findOffer(services, viewer, offer.id)
  }),
]
