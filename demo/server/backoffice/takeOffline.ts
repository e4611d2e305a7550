import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../db'
import type { Services, Viewer } from '../context'
import { publish } from '../eventHub'
import { logTranslator, writeLog } from '../websites/writeLog'

type Website = Pick<Selectable<Database['websites']>, 'id' | 'partner_id' | 'status'> & Pick<Viewer, 'settings'>

/** No domain shows the website any more, and its log says why. Its data, messages and domains stay. */
export async function takeOffline(
  { db, root }: { db: Kysely<Database>; root: Services['root'] },
  website: Website,
  { reason, at }: { reason: 'ended' | 'unpaid'; at: Date },
): Promise<void> {
  const { id, partner_id } = website
  await db
    .updateTable('websites')
    .set((eb) => ({ published_status: 'unpublished', version: eb('version', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .execute()
  await db.updateTable('domains').set({ published: false, updated_at: at }).where('website_id', '=', id).execute()
  const message = logTranslator({ root }, website)(`log.offline.${reason}`)
  await writeLog(db, website, [{ category: 'system', message, label: 'unpublished' }], { by: null, at })
  await publish(db, { kind: 'website', partnerId: partner_id, websiteId: id })
}
