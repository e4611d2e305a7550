import type { MessageSplit } from '../../../src/contract'
import { websitesWithin } from '../../db/queries/websites'
import type { Services, Viewer } from '../../kernel/context'
import { publish } from '../../kernel/eventHub'
import { HttpError } from '../../kernel/HttpError'
import { reachOf } from '../../access/scope'
import { lockWebsite } from '../../db/queries/lockWebsite'
import { logTranslator, writeLog } from '../../kernel/log/writeLog'
import { lockMessage } from './findMessage'
import { shortSubject } from '../../kernel/log/shortSubject'

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
    const part = await db
      .insertInto('messages')
      .values({
        partner_id: target.partner_id,
        website_id: to,
        category: 'message_from',
        status: target.status,
        subject: split.subject.trim(),
        message: split.message,
        source: entry.source,
        from_user_id: entry.from_user_id,
        from_name: entry.from_name,
        from_email: entry.from_email,
        cc: '[]',
        bcc: '[]',
        date: entry.date,
        created_at: entry.created_at,
        split_from_id: id,
      })
      .returning(['id', 'subject', 'message'])
      .executeTakeFirstOrThrow()
    const t = logTranslator(services, viewer)
    const message = t('log.ticket.split', { subject: shortSubject(part), other: shortSubject(entry) })
    await writeLog(db, target, [{ category: 'system', message }], { by: viewer.user_id, at: now })
    await publish(db, { kind: 'message', partnerId: viewer.partner_id, websiteId: to })
    await publish(db, { kind: 'counts', partnerId: viewer.partner_id })
    return part.id
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
    const message = logTranslator(services, viewer)('log.ticket.unsplit', { subject: shortSubject(entry) })
    await writeLog(db, website, [{ category: 'system', message }], { by: viewer.user_id, at: now })
    await publish(db, { kind: 'message', partnerId: viewer.partner_id, websiteId })
    await publish(db, { kind: 'counts', partnerId: viewer.partner_id })
  })
}
