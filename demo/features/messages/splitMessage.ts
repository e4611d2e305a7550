import type { MessageSplit } from '../../../src/contract'
import { websitesWithin } from '../../db/queries/websites/websites'
import { addMessage } from '../../db/writers/addMessages'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { scopeOf } from '../../access/scope'
import { lockWebsite } from '../../db/queries/websites/lockWebsite'
import { lockMessage } from './findMessage'
import { shortSubject } from '../../kernel/websiteLog/shortSubject'
import { commit } from '../../outbox/commit/commit'
import { commitOnce } from '../../outbox/commit/commitOnce'
import { removeMessage } from '../../db/writers/removeMessage'

interface Split {
  websiteId: number
  id: number
  split: MessageSplit
  /** Once for a key. */
  key?: string | undefined
}

/** Makes a ticket of its own of a part of what the customer wrote, and answers its id. The message stays as it came. */
export function splitMessage(services: Services, viewer: Viewer, { websiteId, id, split, key }: Split): Promise<number> {
  return commitOnce(services, viewer, key, async (db) => {
    const to = split.website === undefined ? websiteId : Number(split.website)
    const within = websitesWithin(db, scopeOf(viewer, 'merge_messages')).select('websites.id').where('websites.id', '=', to)
    if (!(await within.executeTakeFirst())) throw new HttpError(404, 'refusal.notFound')
    const target = await lockWebsite(db, to)
    const row = await lockMessage(db, websiteId, id)
    if (row.category !== 'message_from') throw new HttpError(404, 'refusal.notFound')
    const part = { subject: split.subject.trim(), message: split.message }
    const partId = await addMessage(db, {
      ...part,
      partner_id: target.partner_id,
      website_id: to,
      category: 'message_from',
      status: target.status,
      source: row.source,
      from_user_id: row.from_user_id,
      from_name: row.from_name,
      from_email: row.from_email,
      date: row.date,
      created_at: row.created_at,
      split_from_id: id,
    })
    const line = { kind: 'ticket.split', values: { subject: shortSubject(part), other: shortSubject(row) }, websiteId } as const
    return { changed: partId, log: [{ website: target, line }], publish: [{ kind: 'counts' }] }
  })
}

/** What was split off is there no more. */
export function unsplitMessage(services: Services, viewer: Viewer, { websiteId, id }: Pick<Split, 'websiteId' | 'id'>): Promise<void> {
  return commit(services, viewer, async (db) => {
    const website = await lockWebsite(db, websiteId)
    const row = await lockMessage(db, websiteId, id)
    if (row.split_from_id === null) throw new HttpError(404, 'refusal.notFound')
    await removeMessage(db, id, services.clock.now())
    const line = { kind: 'ticket.unsplit', values: { subject: shortSubject(row) } } as const
    return { log: [{ website, line }], publish: [{ kind: 'counts' }] }
  })
}
