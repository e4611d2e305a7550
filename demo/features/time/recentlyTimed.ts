import { may, RECENTLY_TIMED } from '../../../src/model'
import { withinScope } from '../../db/queries/scope'
import { isLive } from '../../db/queries/base'
import type { Services, Viewer } from '../../kernel/context'
import { websiteOf } from './present'

/** With the one that a timer runs on. */
const COUNT = RECENTLY_TIMED + 1

/** The websites that the viewer worked on last and may still see, the latest first. */
export async function recentlyTimed({ db }: Services, viewer: Viewer) {
  const rows = await db
    .selectFrom('work_sessions')
    .innerJoin('websites', 'websites.id', 'work_sessions.website_id')
    .where('work_sessions.user_id', '=', viewer.user_id)
    .where('websites.partner_id', '=', viewer.partner_id)
    .where(isLive('websites'))
    .where((eb) => withinScope(eb, { userId: viewer.user_id, scope: may('track_time', viewer.roles) }))
    .groupBy('websites.id')
    .select(['websites.id as website_id', 'websites.title', 'websites.status as website_status', 'websites.image_file_id'])
    .orderBy((eb) => eb.fn.max('work_sessions.started_at'), 'desc')
    .limit(COUNT)
    .execute()
  return rows.map(websiteOf)
}
