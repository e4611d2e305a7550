import type { Services } from '../../kernel/context'
import { publish } from '../../kernel/publish'
import { lockWebsite } from '../../db/queries/lockWebsite'
import { writeLog } from '../../kernel/websiteLog/writeLog'

interface CountedSite {
  id: number
  website_id: number
}

/** The customer wants to hear of their visits no longer; the log of the website says so. */
export function endWeeklyMail(services: Services, site: CountedSite): Promise<void> {
  return services.db.transaction().execute(async (db) => {
    const website = await lockWebsite(db, site.website_id)
    const ended = await db
      .updateTable('statistics_sites')
      .set({ weekly_mail: false })
      .where('id', '=', site.id)
      .where('weekly_mail', '=', true)
      .returning('id')
      .executeTakeFirst()
    if (!ended) return
    await writeLog({ ...services, db }, website, [{ line: { kind: 'weeklyMail.ended', values: {} } }], {
      by: null,
      at: services.clock.now(),
    })
    await publish(db, { kind: 'website', partnerId: website.partner_id, websiteId: website.id })
  })
}
