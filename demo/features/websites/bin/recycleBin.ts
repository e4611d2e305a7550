import { BIN_DAYS, DAY_MS } from '../../../../src/model'
import { withinScope } from '../../../db/queries/scope'
import type { Services, Viewer } from '../../../kernel/context'
import { reachOf } from '../../../access/scope'

/** What lies in the partner's recycle bin, latest first. What has lain there too long is gone with this look at the latest. */
export async function recycleBin({ db, clock }: Services, viewer: Viewer) {
  const goneBefore = new Date(clock.now().getTime() - BIN_DAYS * DAY_MS)
  await db.deleteFrom('websites').where('partner_id', '=', viewer.partner_id).where('deleted_at', '<', goneBefore).execute()
  const rows = await db
    .selectFrom('websites')
    .select(['id', 'title', 'domain', 'deleted_at'])
    .where('partner_id', '=', viewer.partner_id)
    .where('deleted_at', 'is not', null)
    .where((eb) => withinScope(eb, reachOf(viewer)))
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.flatMap(({ deleted_at: at, ...website }) =>
    at ? [{ ...website, deletedAt: at.toISOString(), goneAt: new Date(at.getTime() + BIN_DAYS * DAY_MS).toISOString() }] : [],
  )
}
