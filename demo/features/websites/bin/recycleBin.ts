import { BIN_DAYS, DAY_MS } from '../../../../src/model'
import { withinScope } from '../../../db/queries/scope'
import type { Services, Viewer } from '../../../kernel/context'
import { forgetContent } from '../../../services'
import { scopeOf } from '../../../access/scope'
import { dropWebsites } from '../../../db/writers/dropWebsites'

/** What lies in the partner's recycle bin, latest first. What has lain there too long is gone with this look at the latest. */
export async function recycleBin(services: Services, viewer: Viewer) {
  await emptyBin(services, viewer.partner_id)
  const rows = await services.db
    .selectFrom('websites')
    .select(['id', 'title', 'domain', 'deleted_at'])
    .where('partner_id', '=', viewer.partner_id)
    .where('deleted_at', 'is not', null)
    .where((eb) => withinScope(eb, scopeOf(viewer)))
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.flatMap(({ deleted_at: at, ...website }) =>
    at ? [{ ...website, deletedAt: at.toISOString(), goneAt: new Date(at.getTime() + BIN_DAYS * DAY_MS).toISOString() }] : [],
  )
}

async function emptyBin(services: Services, partnerId: number): Promise<void> {
  const { db, clock } = services
  const goneBefore = new Date(clock.now().getTime() - BIN_DAYS * DAY_MS)
  const hashes = await db.transaction().execute(async (transaction) => {
    const old = transaction.selectFrom('websites').select('id').where('partner_id', '=', partnerId).where('deleted_at', '<', goneBefore)
    const files = await transaction.selectFrom('files').select(['content_hash', 'thumbnail_hash']).where('website_id', 'in', old).execute()
    const mails = await transaction.selectFrom('messages').select('source_hash').where('website_id', 'in', old).execute()
    await dropWebsites(transaction, old)
    return [
      ...files.flatMap(({ content_hash, thumbnail_hash }) => [content_hash, thumbnail_hash]),
      ...mails.map(({ source_hash }) => source_hash),
    ]
  })
  await forgetContent(services, hashes)
}
