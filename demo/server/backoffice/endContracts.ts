import { sql } from 'kysely'
import type { Services } from '../context'
import { publish } from '../eventHub'

const BATCH = 50

/** When the last day of a cancelled contract is over in the partner's zone, the website goes offline. Its data stay. */
export async function endContracts({ db, clock }: Services): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (transaction) => {
    const due = await transaction
      .selectFrom('websites')
      .innerJoin('contracts', 'contracts.website_id', 'websites.id')
      .innerJoin('partners', 'partners.id', 'websites.partner_id')
      .where('websites.subscription_status', '=', 'cancelled')
      .where('contracts.ends_at', '<', sql<string>`(${now}::timestamptz at time zone partners.time_zone)::date`)
      .select(['websites.id', 'websites.partner_id'])
      .orderBy('websites.id')
      .limit(BATCH)
      .forUpdate('websites')
      .skipLocked()
      .execute()
    for (const { id, partner_id } of due) {
      await transaction
        .updateTable('websites')
        .set((eb) => ({
          subscription_status: 'expired' as const,
          published_status: 'unpublished' as const,
          version: eb('version', '+', 1),
          updated_at: now,
        }))
        .where('id', '=', id)
        .execute()
      await transaction.updateTable('domains').set({ published: false, updated_at: now }).where('website_id', '=', id).execute()
      await publish(transaction, { kind: 'website', partnerId: partner_id, websiteId: id })
    }
  })
}
