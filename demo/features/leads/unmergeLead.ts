import { LEAD_UNMERGE_MS } from '../../../src/model'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { lockWebsite } from '../../db/queries/websites/lockWebsite'
import { changeWebsite } from '../../db/writers/changeWebsite'
import { commit } from '../../outbox/commit/commit'
import { fieldsBack } from './mergeRecord'
import { returnRelatedRows } from './returnRelatedRows'

interface Unmerge {
  lead: number
  /** What it became a part of. */
  from: number
}

/** Parts a lead again from the website that it was merged into a moment ago. Work that was timed for it then stays ended. */
export function unmergeLead(services: Services, viewer: Viewer, { lead: leadId, from: fromId }: Unmerge): Promise<void> {
  return commit(services, viewer, async (db) => {
    const at = services.clock.now()
    const merge = await db
      .deleteFrom('lead_merges')
      .where('partner_id', '=', viewer.partner_id)
      .where('lead_id', '=', leadId)
      .where('into_id', '=', fromId)
      .where('merged_at', '>=', new Date(at.getTime() - LEAD_UNMERGE_MS))
      .returning('record')
      .executeTakeFirst()
    if (!merge) throw new HttpError(404, 'refusal.notFound')
    const { record } = merge
    // The lower number first, as a merge does.
    const [first, second] = [await lockWebsite(db, Math.min(leadId, fromId)), await lockWebsite(db, Math.max(leadId, fromId))]
    const [lead, from] = first.id === leadId ? [first, second] : [second, first]
    if (!lead.deleted_at || from.deleted_at) throw new HttpError(404, 'refusal.notFound')
    await changeWebsite(db, fromId, fieldsBack(record, from), at)
    await changeWebsite(db, leadId, { ...record.lead, deleted_at: null }, at)
    await returnRelatedRows(db, record.related, { from: fromId, to: leadId, at })
    return {
      log: [
        { website: lead, line: { kind: 'lead.parted', values: { website: from.title } } },
        { website: from, line: { kind: 'lead.parted', values: { website: lead.title } } },
      ],
      publish: [{ kind: 'website', websiteId: leadId }, { kind: 'website', websiteId: fromId }, { kind: 'counts' }],
    }
  })
}
