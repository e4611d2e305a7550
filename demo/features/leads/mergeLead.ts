import { endSessionsOn } from '../../db/queries/websites/workSessions'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { type LockedWebsite, lockWebsite } from '../../db/queries/websites/lockWebsite'
import { changeWebsite } from '../../db/writers/changeWebsite'
import { commit } from '../../outbox/commit/commit'
import { type News, together } from '../../kernel/News'
import { findDuplicates } from './findDuplicates'
import { joinedWebsite } from './joinedWebsite'
import { keepMerge } from './mergeRecord'
import { moveRelatedRows } from './moveRelatedRows'

interface Merge {
  lead: number
  into: number
}

/** Makes a lead part of another website of the same customer: everything of it goes there, and the empty lead into the recycle bin. */
export function mergeLead(services: Services, viewer: Viewer, { lead: leadId, into: intoId }: Merge): Promise<void> {
  return commit(services, viewer, async (db) => {
    const duplicates = await findDuplicates({ ...services, db }, viewer, leadId)
    if (!duplicates.some(({ website }) => Number(website.id) === intoId)) throw new HttpError(404, 'refusal.notFound')
    const locked = new Map<number, LockedWebsite>()
    // Always in the same order, or two merges in opposite directions would wait for each other.
    for (const id of [leadId, intoId].toSorted((a, b) => a - b)) locked.set(id, await lockWebsite(db, id))
    const [lead, into] = [locked.get(leadId), locked.get(intoId)]
    // Somebody else may have been faster.
    if (!lead || !into || lead.deleted_at || into.deleted_at) throw new HttpError(404, 'refusal.notFound')
    const at = services.clock.now()
    const timers = await endSessionsOn(db, leadId, at)
    const related = await moveRelatedRows(db, { from: leadId, to: intoId, by: viewer.user_id, at })
    await changeWebsite(db, intoId, joinedWebsite(lead, into), at)
    await changeWebsite(db, leadId, { deleted_at: at, domain: null, domains: [], image_file_id: null }, at)
    await keepMerge(db, { lead, into, related, by: viewer.user_id, at })
    return together({ publish: timers.map((userId) => ({ kind: 'timer', userId })) }, newsOf(lead, into))
  })
}

const newsOf = (lead: LockedWebsite, into: LockedWebsite): News => ({
  log: [
    { website: into, line: { kind: 'lead.merged', values: { lead: lead.title } } },
    { website: lead, line: { kind: 'lead.mergedAway', values: { website: into.title } } },
  ],
  webhooks: [{ event: 'website_deleted', websiteId: lead.id }],
  publish: [{ kind: 'website', websiteId: lead.id }, { kind: 'website', websiteId: into.id }, { kind: 'counts' }],
})
