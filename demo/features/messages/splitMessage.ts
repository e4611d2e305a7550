import type { MessageSplit } from '../../../src/contract'
import { websitesWithin } from '../../db/queries/websites'
import { addMessage } from '../../db/writers/addMessages'
import type { Services, Viewer } from '../../kernel/context'
import { publish } from '../../kernel/eventHub'
import { HttpError } from '../../kernel/HttpError'
import { reachOf } from '../../access/scope'
import { lockWebsite } from '../../db/queries/lockWebsite'
import { writeLog } from '../../kernel/websiteLog/writeLog'
import { lockMessage } from './findMessage'
import { shortSubject } from '../../kernel/websiteLog/shortSubject'

interface Split {
  websiteId: number
  id: number
  split: MessageSplit
}

/** Makes a ticket of its own of a part of what the customer wrote, and answers its id. The message stays as it came. */
export function splitMessage(services: Services, viewer: Viewer, { websiteId, id, split }: Split): Promise<number> {
  return services.db.transaction().execute(async (db) => {
    const to = split.website === undefined ? websiteId : Number(split.website)
    const within = websitesWithin(db, reachOf(viewer, 'merge_messages')).select('websites.id').where('websites.id', '=', to)
    if (!(await within.executeTakeFirst())) throw new HttpError(404, 'refusal.notFound')
    const target = await lockWebsite(db, to)
    const entry = await lockMessage(db, websiteId, id)
    if (entry.category !== 'message_from') throw new HttpError(404, 'refusal.notFound')
    const now = services.clock.now()
    const part = { subject: split.subject.trim(), message: split.message }
    const partId = await addMessage(db, {
      ...part,
      partner_id: target.partner_id,
      website_id: to,
      category: 'message_from',
      status: target.status,
      source: entry.source,
      from_user_id: entry.from_user_id,
      from_name: entry.from_name,
      from_email: entry.from_email,
      date: entry.date,
      created_at: entry.created_at,
      split_from_id: id,
    })
    const line = { kind: 'ticket.split', values: { subject: shortSubject(part), other: shortSubject(entry) } } as const
    await writeLog({ ...services, db }, target, [{ line }], { by: viewer.user_id, at: now })
    await publish(db, { kind: 'message', partnerId: viewer.partner_id, websiteId: to })
    await publish(db, { kind: 'counts', partnerId: viewer.partner_id })
    return partId
  })
}

/** What was split off is there no more. */
export function unsplitMessage(services: Services, viewer: Viewer, { websiteId, id }: Omit<Split, 'split'>): Promise<void> {
  return services.db.transaction().execute(async (db) => {
    const website = await lockWebsite(db, websiteId)
    const entry = await lockMessage(db, websiteId, id)
    if (entry.split_from_id === null) throw new HttpError(404, 'refusal.notFound')
    const now = services.clock.now()
    await db.updateTable('messages').set({ deleted_at: now }).where('id', '=', id).execute()
    const line = { kind: 'ticket.unsplit', values: { subject: shortSubject(entry) } } as const
    await writeLog({ ...services, db }, website, [{ line }], { by: viewer.user_id, at: now })
    await publish(db, { kind: 'message', partnerId: viewer.partner_id, websiteId })
    await publish(db, { kind: 'counts', partnerId: viewer.partner_id })
  })
}
