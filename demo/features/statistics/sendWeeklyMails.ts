import { sql } from 'kysely'
import { beginOf, wallClock } from '../../db/queries/zones'
import { isLive } from '../../db/queries/base'
import { queueMail } from '../../outbox/mail/queueMail'
import type { Services } from '../../kernel/context'
import { customerOf } from '../customers/customerOf'
import { weeklyMail } from './weeklyMail'

const BATCH = 50
/** When a working day begins. */
const HOUR = 8

/** On Monday morning in the partner's zone, or as soon as the host is there again, customers hear of the week before. Each week is told once. */
export async function sendWeeklyMails(services: Services): Promise<void> {
  const { db, clock } = services
  const here = wallClock(clock.now(), sql.ref('partners.time_zone'))
  const monday = beginOf('week', here)
  await db.transaction().execute(async (transaction) => {
    const due = await transaction
      .selectFrom('statistics_sites')
      .innerJoin('websites', 'websites.id', 'statistics_sites.website_id')
      .innerJoin('partners', 'partners.id', 'websites.partner_id')
      .where('statistics_sites.enabled', '=', true)
      .where('statistics_sites.weekly_mail', '=', true)
      .where(isLive('websites'))
      .where('statistics_sites.mailed_week', '<', monday)
      .where(sql<boolean>`${here} >= ${monday} + ${sql.lit(HOUR)} * interval '1 hour'`)
      .select(['statistics_sites.id', 'statistics_sites.website_id', 'partners.time_zone', monday.as('monday')])
      .select(['websites.partner_id', 'websites.title', 'websites.language', 'websites.customer'])
      .orderBy('statistics_sites.id')
      .limit(BATCH)
      .forUpdate('statistics_sites')
      .skipLocked()
      .execute()
    for (const site of due) {
      await transaction.updateTable('statistics_sites').set({ mailed_week: site.monday }).where('id', '=', site.id).execute()
      const { name, email } = customerOf(site)
      if (!email) continue
      const mail = await weeklyMail(services, transaction, site, site.monday)
      await queueMail(services, transaction, {
        partnerId: site.partner_id,
        websiteId: site.website_id,
        kind: 'notice',
        to: [{ name, email }],
        ...mail,
      })
    }
  })
}
