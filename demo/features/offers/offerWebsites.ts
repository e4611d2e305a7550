import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import type { Services, Viewer } from '../../kernel/context'
import { lockWebsite } from '../../db/queries/websites/lockWebsite'
import { isLive } from '../../db/queries/base'
import { commit } from '../../outbox/commit/commit'
import { offerText } from './offerText'

interface Offer {
  id: number
  title: string
}

/** Notes for whose customer an offer is meant; the website's log says so, once (AO-03). */
export function attachOffer(services: Services, viewer: Viewer, offer: Offer, websiteId: number): Promise<void> {
  return change(services, viewer, { offer, websiteId, kind: 'offer.attached' }, async (db) => {
    const row = { offer_id: offer.id, website_id: websiteId, attached_at: services.clock.now(), attached_by: viewer.user_id }
    const [result] = await db
      .insertInto('agency_offer_websites')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return result?.numInsertedOrUpdatedRows
  })
}

export function detachOffer(services: Services, viewer: Viewer, offer: Offer, websiteId: number): Promise<void> {
  return change(services, viewer, { offer, websiteId, kind: 'offer.detached' }, async (db) => {
    const attached = db.deleteFrom('agency_offer_websites').where('offer_id', '=', offer.id).where('website_id', '=', websiteId)
    return (await attached.executeTakeFirst()).numDeletedRows
  })
}

interface Change {
  offer: Offer
  websiteId: number
  kind: 'offer.attached' | 'offer.detached'
}

/** `run` says how many rows it changed. */
function change(
  services: Services,
  viewer: Viewer,
  { offer, websiteId, kind }: Change,
  run: (db: Kysely<Database>) => Promise<bigint | undefined>,
): Promise<void> {
  return commit(services, viewer, async (db) => {
    const website = await lockWebsite(db, websiteId)
    if (!(await run(db))) return {}
    return { log: [{ website, line: { kind, values: { offer: offer.title } } }], publish: [{ kind: 'website', websiteId }] }
  })
}

/** Websites of the partner that offers are attached to. */
export async function websitesOfOffers(db: Kysely<Database>, partnerId: number) {
  return db
    .selectFrom('agency_offer_websites')
    .innerJoin('websites', 'websites.id', 'agency_offer_websites.website_id')
    .where('websites.partner_id', '=', partnerId)
    .where(isLive('websites'))
    .select(['offer_id', 'websites.id', 'websites.title'])
    .orderBy('attached_at')
    .execute()
}

/** What can be written to the customer of a website about, in their language: offers that are still valid. */
export async function offersOfWebsite(db: Kysely<Database>, { id, language }: { id: number; language: string }, today: string) {
  const rows = await db
    .selectFrom('agency_offer_websites')
    .innerJoin('agency_offers', 'agency_offers.id', 'agency_offer_websites.offer_id')
    .where('website_id', '=', id)
    .where((eb) => eb.or([eb('valid_until', 'is', null), eb('valid_until', '>=', today)]))
    .selectAll('agency_offers')
    .orderBy('attached_at')
    .execute()
  return rows.map((row) => {
    const { title, description_html: html } = offerText(row, language)
    return { id: row.id, title, html }
  })
}
