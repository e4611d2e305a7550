import { todayIn } from '../../../src/model'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { hashOf, newToken } from '../../access/tokens/opaqueToken'
import { commit } from '../../outbox/commit/commit'
import { askProvider } from './askProvider'
import { offerText } from './offerText'
import { websitesOfOffers } from './offerWebsites'

/** Offers that are still valid or were asked for, with what this agency did with them. */
export async function presentOffers({ db, clock }: Services, viewer: Viewer) {
  const today = todayIn(viewer.time_zone, clock.now())
  const rows = await db
    .selectFrom('agency_offers')
    .leftJoin('agency_offer_states', (join) =>
      join.onRef('agency_offer_states.offer_id', '=', 'agency_offers.id').on('agency_offer_states.partner_id', '=', viewer.partner_id),
    )
    .where((eb) =>
      eb.or([
        eb('valid_until', 'is', null),
        eb('valid_until', '>=', today),
        eb('agency_offer_states.state', 'in', ['requested', 'accepted', 'declined']),
      ]),
    )
    .selectAll('agency_offers')
    .select(['agency_offer_states.state', 'requested_at', 'answered_at', 'reason'])
    .orderBy('agency_offers.id')
    .execute()
  const websites = await websitesOfOffers(db, viewer.partner_id)
  return rows.map((row) => {
    const text = offerText(row, viewer.language)
    return {
      id: row.id,
      title: text.title,
      category: row.category,
      summary: text.summary,
      descriptionHtml: text.description_html,
      price: { amount: row.amount, currency: row.currency, interval: row.interval, from: row.is_from },
      validUntil: row.valid_until,
      languages: row.languages,
      tags: row.tags,
      state: row.state ?? ('new' as const),
      requestedAt: row.requested_at?.toISOString() ?? null,
      answeredAt: row.answered_at?.toISOString() ?? null,
      reason: row.reason || null,
      websites: websites.filter(({ offer_id }) => offer_id === row.id).map(({ id, title }) => ({ id, title })),
    }
  })
}

export async function findOffer(services: Services, viewer: Viewer, id: number) {
  const offer = (await presentOffers(services, viewer)).find((one) => one.id === id)
  if (!offer) throw new HttpError(404, 'refusal.notFound')
  return offer
}

/** Notes that an offer was looked at or put away; whether a request is accepted or declined, only its provider says. */
export async function setOfferState(services: Services, viewer: Viewer, id: number, wanted: string): Promise<void> {
  await findOffer(services, viewer, id)
  if (wanted !== 'seen' && wanted !== 'dismissed') throw new HttpError(404, 'refusal.notFound')
  await services.db
    .insertInto('agency_offer_states')
    .values({ partner_id: viewer.partner_id, offer_id: id, state: wanted })
    .onConflict((conflict) =>
      conflict
        .columns(['partner_id', 'offer_id'])
        .doUpdateSet({ state: wanted })
        // What was asked for stays asked for, and an answer is not forgotten because the offer is looked at.
        .where('agency_offer_states.state', 'in', wanted === 'seen' ? ['seen', 'dismissed'] : ['seen', 'dismissed', 'declined']),
    )
    .execute()
}

/** Asks the provider for an offer, once until there is an answer; who was declined may ask again. */
export async function requestOffer(services: Services, viewer: Viewer, id: number, origin: string): Promise<void> {
  const { clock, providerEmail } = services
  const now = clock.now()
  const { title: offer, validUntil } = await findOffer(services, viewer, id)
  if (validUntil !== null && validUntil < todayIn(viewer.time_zone, now)) throw new HttpError(404, 'refusal.notFound')
  if (!providerEmail) throw new HttpError(503, 'refusal.notConfigured', { values: { name: 'PROVIDER_EMAIL' } })
  const token = newToken()
  const row = {
    state: 'requested' as const,
    requested_at: now,
    requested_by: viewer.user_id,
    token_hash: hashOf(token),
    answered_at: null,
    reason: '',
  }
  await commit(services, viewer, async (trx) => {
    const asked = await trx
      .insertInto('agency_offer_states')
      .values({ ...row, partner_id: viewer.partner_id, offer_id: id })
      .onConflict((conflict) =>
        conflict
          .columns(['partner_id', 'offer_id'])
          .doUpdateSet(row)
          .where('agency_offer_states.state', 'not in', ['requested', 'accepted']),
      )
      .returning('offer_id')
      .executeTakeFirst()
    if (!asked) return {}
    await askProvider(services, trx, viewer, { offer, to: providerEmail, url: `${origin}/offer-request/${token}` })
    return { audit: [{ action: 'offer.requested', subject: offer }] }
  })
}
