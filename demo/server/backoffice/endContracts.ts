import { sql } from 'kysely'
import type { Services } from '../context'
import { takeOffline } from './takeOffline'

const BATCH = 50

/** When the last day of a cancelled contract is over in the partner's zone, the website goes offline. */
export async function endContracts({ db, clock, root }: Services): Promise<void> {
  const at = clock.now()
  await db.transaction().execute(async (transaction) => {
    const due = await transaction
      .selectFrom('websites')
      .innerJoin('contracts', 'contracts.website_id', 'websites.id')
      .innerJoin('partners', 'partners.id', 'websites.partner_id')
      .where('websites.subscription_status', '=', 'cancelled')
      .where('contracts.ends_at', '<', sql<string>`(${at}::timestamptz at time zone partners.time_zone)::date`)
      .select(['websites.id', 'websites.partner_id', 'websites.status', 'partners.settings'])
      .orderBy('websites.id')
      .limit(BATCH)
      .forUpdate('websites')
      .skipLocked()
      .execute()
    for (const website of due) {
      await transaction.updateTable('websites').set({ subscription_status: 'expired' }).where('id', '=', website.id).execute()
      await takeOffline({ db: transaction, root }, website, { reason: 'ended', at })
    }
  })
}
