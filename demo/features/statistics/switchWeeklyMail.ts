import { mondayOf } from '../../../src/model'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { customerOf } from '../customers/customerOf'
import type { Translate } from '../../kernel/text/translate'
import { momentOf } from '../../access/scope'
import { lockWebsite } from '../../db/queries/websites/lockWebsite'
import { commit } from '../../outbox/commit/commit'
import { siteOf } from './readStatistics'

interface WeeklyMailSwitch {
  websiteId: number
  enabled: boolean
  t: Translate
}

/** Lets the customer hear of their visits from next Monday on, or no longer. */
export function switchWeeklyMail(services: Services, viewer: Viewer, { websiteId, enabled, t }: WeeklyMailSwitch): Promise<void> {
  const { today } = momentOf(services, viewer)
  return commit(services, viewer, async (db) => {
    const website = await lockWebsite(db, websiteId)
    const site = await siteOf(db, websiteId)
    if (!site?.enabled) throw new HttpError(404, 'refusal.notFound')
    if (site.weekly_mail === enabled) return {}
    if (enabled && !customerOf(website).email) {
      throw new HttpError(422, 'refusal.fields', { errors: [{ name: 'enabled', message: t('field.recipient') }] })
    }
    const change = { weekly_mail: enabled, mailed_week: mondayOf(today) }
    await db.updateTable('statistics_sites').set(change).where('id', '=', site.id).execute()
    const line = { kind: enabled ? 'weeklyMail.on' : 'weeklyMail.off', values: {} } as const
    return { log: [{ website, line }], publish: [{ kind: 'website', websiteId }] }
  })
}
