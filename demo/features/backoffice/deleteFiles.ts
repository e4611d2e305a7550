import { may } from '../../../src/model'
import { withinScope } from '../../db/queries/scope'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { isLive, live } from '../../db/queries/base'
import { removeFiles } from '../../db/writers/removeFiles'

/** Removes files of websites the person may work on: all of them, or none when one is not theirs. */
export async function deleteFiles({ db, clock }: Services, viewer: Viewer, given: readonly number[]): Promise<void> {
  const ids = [...new Set(given)]
  if (ids.length === 0) return
  const scope = may('edit_customer_data', viewer.roles)
  const rows = await live(db, 'files')
    .innerJoin('websites', 'websites.id', 'files.website_id')
    .select('files.id')
    .where('files.id', 'in', ids)
    .where('websites.partner_id', '=', viewer.partner_id)
    .where(isLive('websites'))
    .where((eb) => withinScope(eb, { userId: viewer.user_id, scope }))
    .execute()
  if (rows.length < ids.length) throw new HttpError(404, 'refusal.notFound')
  await removeFiles(db, ids, clock.now())
}
