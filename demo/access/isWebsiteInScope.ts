import type { Scope } from '../../src/model'
import { withinScope } from '../db/queries/scope'
import type { HostContext, Viewer } from '../kernel/context'

interface WebsiteQuery {
  id: number
  binned: boolean
}

/** Whether the website exists, belongs to the partner, is in the recycle bin or not as wanted, and lies within the scope. */
export async function isWebsiteInScope(c: HostContext, viewer: Viewer, { id, binned }: WebsiteQuery, scope: Scope): Promise<boolean> {
  const row = await c
    .get('services')
    .db.selectFrom('websites')
    .select('id')
    .where('id', '=', id)
    .where('partner_id', '=', viewer.partner_id)
    .where('deleted_at', binned ? 'is not' : 'is', null)
    .where((eb) => withinScope(eb, { userId: viewer.user_id, scope }))
    .executeTakeFirst()
  return row !== undefined
}
