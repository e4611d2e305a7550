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
  partner_agency_offers,
  partner_subscription_exit,
  partner_subscription_export,
  partner_subscription_manage,
} from '../../../src/contract/server'
import { audit } from '../../services'
import { page } from '../page'
import { publicOrigin } from '../publicOrigin'
import { serve } from '../serve'
import { zipStream } from '../shelf/zipStream'
import { exportEverything } from '../subscription/exportEverything'
import { attachOffer, detachOffer } from '../subscription/offerWebsites'
import { findOffer, presentOffers, requestOffer, setOfferState } from '../subscription/offers'
import { changePlan, endSubscription, presentSubscription, previewPlan } from '../subscription/subscription'

export const subscriptionRoutes = [
  serve(partner_subscription_manage, ({ c, viewer, t }) => page(c, viewer, t('page.subscription'))),
  serve(partner_subscription_exit, ({ c, viewer, t }) => page(c, viewer, t('page.subscription'))),
  serve(partner_agency_offers, ({ c, viewer, t }) => page(c, viewer, t('page.offers'))),

  serve(partner_subscription_export, async ({ c, services, viewer }) => {
    const { db, clock } = services
    await audit(db, { action: 'partner.exported', at: clock.now(), userId: viewer.user_id, partnerId: viewer.partner_id })
    return c.body(zipStream(exportEverything(services, viewer)), 200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="export.zip"',
    })
  }),

  serve(api_partner_subscription, ({ services, viewer }) => presentSubscription(services, viewer)),

  serve(api_partner_subscription_preview, ({ services, viewer, params }) => previewPlan(services, viewer, params.plan)),

  serve(api_partner_subscription_plan, async ({ services, viewer, body }) => {
    await changePlan(services, viewer, body.plan)
    return presentSubscription(services, viewer)
  }),

  serve(api_partner_subscription_exit, async ({ services, viewer }) => {
    await endSubscription(services, viewer, true)
    return presentSubscription(services, viewer)
  }),

  serve(api_partner_subscription_resume, async ({ services, viewer }) => {
    await endSubscription(services, viewer, false)
    return presentSubscription(services, viewer)
  }),

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
