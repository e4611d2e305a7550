import type { Services } from '../../kernel/context'
import { lockWebsite } from '../../db/queries/websites/lockWebsite'
import { commit } from '../../outbox/commit/commit'

interface CountedSite {
  id: number
  website_id: number
  partner_id: number
}

/** The customer wants to hear of their visits no longer; the log of the website says so. */
export function endWeeklyMail(services: Services, site: CountedSite): Promise<void> {
  return commit(services, { partner_id: site.partner_id, user_id: null }, async (db) => {
    const website = await lockWebsite(db, site.website_id)
    const ended = await db
      .updateTable('statistics_sites')
      .set({ weekly_mail: false })
      .where('id', '=', site.id)
      .where('weekly_mail', '=', true)
      .returning('id')
      .executeTakeFirst()
    if (!ended) return {}
    return { log: [{ website, line: { kind: 'weeklyMail.ended', values: {} } }], publish: [{ kind: 'website', websiteId: website.id }] }
  })
}
