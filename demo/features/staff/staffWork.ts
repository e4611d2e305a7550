import { may, mondayOf } from '../../../src/model'
import { timeByGroup } from '../../db/queries/websites/timeReport'
import { openWebsitesOf } from '../../db/queries/people/users'
import type { Services, Viewer } from '../../kernel/context'
import { momentOf, scopeOf } from '../../access/scope'

/** How much people have to do and have done, for whoever gives them more (AS-01). Time of others is for those who may see all of it. */
export async function staffWork(services: Services, viewer: Viewer) {
  const { today } = momentOf(services, viewer)
  const websites = await openWebsitesOf(services.db, viewer.partner_id, today)
  const time = await timeByGroup(
    services.db,
    { ...scopeOf(viewer), scope: 'all' },
    { from: mondayOf(today), to: today, zone: viewer.time_zone, group: 'person', roundSeconds: 1 },
  )
  const websitesByPerson = new Map(websites.map(({ user_id, ...counts }) => [user_id, counts]))
  const secondsByPerson = new Map(time.map(({ key, seconds }) => [Number(key), seconds]))
  const seesAll = may('track_time', viewer.roles) === 'all'
  return (id: number) => ({
    openWebsites: websitesByPerson.get(id)?.open ?? 0,
    overdueWebsites: websitesByPerson.get(id)?.overdue ?? 0,
    secondsThisWeek: seesAll || id === viewer.user_id ? (secondsByPerson.get(id) ?? 0) : null,
  })
}
