import type {
  api_partner_action_keep,
  api_partner_action_leave,
  api_partner_actions,
  ReadBody,
  WrittenAnswer,
} from '../../../src/contract/server'
import { RECENT_ACTIONS_MAX } from '../../../src/model'
import type { Services, Viewer } from '../../kernel/context'
import type { Translate } from '../../kernel/text/translate'
import { lastDay } from '../websites/change/changeRecord'
import { ownChanges } from '../websites/takeBack/ownChanges'
import { sinceText } from '../websites/takeBack/sinceText'
import { commit } from '../../outbox/commit/commit'
import type { News } from '../../kernel/News'
import { ofPartner } from '../../db/queries/base'

type ToKeep = ReadBody<typeof api_partner_action_keep>
type Written = WrittenAnswer<typeof api_partner_actions>['items']

const ofViewer = ({ db }: Pick<Services, 'db'>, { user_id, partner_id }: Viewer) =>
  ofPartner(db, partner_id, 'recent_actions').where('user_id', '=', user_id)

/** What one has done lately, newest first: what of it has not been taken back, and what of that would stay. */
export async function recentActions(services: Services, viewer: Viewer, t: Translate): Promise<Written> {
  const rows = await ofViewer(services, viewer)
    .where('done_at', '>=', lastDay(services.clock.now()))
    .selectAll()
    .orderBy('done_at', 'desc')
    .execute()
  const changes = await ownChanges(services, viewer)
  const actions = rows.map(async ({ id, done_at, told_as: text, total, items: kept }) => {
    const items = kept.filter((item) => !('change' in item && changes.get(item.change)?.isTakenBack))
    const ofWebsites = items.flatMap((item) => ('change' in item ? [changes.get(item.change)] : []))
    const changed = ofWebsites.filter((change) => change?.since.length !== 0)
    const [only] = changed
    const reason = only && items.length === 1 ? await sinceText(services, viewer, { ...only, t }) : null
    return { id, at: done_at.toISOString(), text, total, items, changed: changed.length, reason }
  })
  return (await Promise.all(actions)).filter(({ items }) => items.length > 0)
}

export const keepAction = (services: Services, viewer: Viewer, { id, text, total, items }: ToKeep): Promise<void> =>
  commit(services, viewer, async (db) => {
    const { user_id, partner_id } = viewer
    const now = services.clock.now()
    await db.deleteFrom('recent_actions').where('done_at', '<', lastDay(now)).execute()
    await db
      .insertInto('recent_actions')
      .values({ user_id, partner_id, id, done_at: now, told_as: text, total, items: JSON.stringify(items) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const newest = ofViewer({ db }, viewer).select('id').orderBy('done_at', 'desc').limit(RECENT_ACTIONS_MAX)
    await ofViewerToDelete(db, viewer).where('id', 'not in', newest).execute()
    return otherPages(viewer)
  })

export const leaveOfAction = (
  services: Services,
  viewer: Viewer,
  { id, items }: ReadBody<typeof api_partner_action_leave>,
): Promise<void> =>
  commit(services, viewer, async (db) => {
    const { user_id, partner_id } = viewer
    if (items.length === 0) await ofViewerToDelete(db, viewer).where('id', '=', id).execute()
    else {
      const action = db.updateTable('recent_actions').where('user_id', '=', user_id).where('partner_id', '=', partner_id)
      await action
        .where('id', '=', id)
        .set({ items: JSON.stringify(items) })
        .execute()
    }
    return otherPages(viewer)
  })

const ofViewerToDelete = (db: Services['db'], { user_id, partner_id }: Viewer) =>
  db.deleteFrom('recent_actions').where('user_id', '=', user_id).where('partner_id', '=', partner_id)

/** Of the same person. */
const otherPages = ({ user_id: userId }: Viewer): News => ({ publish: [{ kind: 'actions', userId }] })
