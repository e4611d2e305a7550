import { todayIn } from '../../../src/model'
import { audit } from '../../services'
import type { Services, Viewer } from '../context'
import { HttpError } from '../HttpError'
import { websitesOfOffers } from './offerWebsites'

const STATES = ['seen', 'dismissed', 'requested'] as const

/** Offers that are still valid or were asked for, with what this agency did with them. */
export async function presentOffers({ db, clock }: Services, viewer: Viewer) {
  const today = todayIn(viewer.time_zone, clock.now())
  const rows = await db
    .selectFrom('agency_offers')
    .leftJoin('agency_offer_states', (join) =>
      join.onRef('agency_offer_states.offer_id', '=', 'agency_offers.id').on('agency_offer_states.partner_id', '=', viewer.partner_id),
    )
    .where((eb) =>
      eb.or([eb('valid_until', 'is', null), eb('valid_until', '>=', today), eb('agency_offer_states.state', '=', 'requested')]),
    )
    .selectAll('agency_offers')
    .select(['agency_offer_states.state', 'agency_offer_states.requested_at'])
    .orderBy('agency_offers.id')
    .execute()
  const websites = await websitesOfOffers(db, viewer.partner_id)
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    category: row.category,
    summary: row.summary,
    descriptionHtml: row.description_html,
    price: { amount: row.amount, currency: row.currency, interval: row.interval, from: row.is_from },
    validUntil: row.valid_until,
    languages: row.languages,
    tags: row.tags,
    state: row.state ?? ('new' as const),
    requestedAt: row.requested_at?.toISOString() ?? null,
    websites: websites.filter(({ offer_id }) => offer_id === row.id).map(({ id, title }) => ({ id, title })),
  }))
}

export async function findOffer(services: Services, viewer: Viewer, id: number) {
  const offer = (await presentOffers(services, viewer)).find((one) => one.id === id)
  if (!offer) throw new HttpError(404, 'refusal.notFound')
  return offer
}

/** Notes what the agency did; a request stays one. */
export async function setOfferState(services: Services, viewer: Viewer, id: number, wanted: string): Promise<void> {
  const state = STATES.find((one) => one === wanted)
  const offer = await findOffer(services, viewer, id)
  if (!state) throw new HttpError(404, 'refusal.notFound')
  if (offer.state === 'requested') return
  const { db, clock } = services
  const row = { state, requested_at: state === 'requested' ? clock.now() : null }
  await db
    .insertInto('agency_offer_states')
    .values({ ...row, partner_id: viewer.partner_id, offer_id: id })
    .onConflict((conflict) => conflict.columns(['partner_id', 'offer_id']).doUpdateSet(row))
    .execute()
  if (state === 'requested') {
    await audit(db, {
      action: 'offer.requested',
      at: clock.now(),
      userId: viewer.user_id,
      partnerId: viewer.partner_id,
      subject: offer.title,
    })
  }
}
