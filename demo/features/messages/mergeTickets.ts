import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import { messagesWithin } from '../../db/queries/messages'
import type { Services, Viewer } from '../../kernel/context'
import { publish } from '../../kernel/eventHub'
import { HttpError } from '../../kernel/HttpError'
import { reachOf } from '../../access/scope'
import { lockWebsite, type LockedWebsite } from '../../db/queries/lockWebsite'
import { logTranslator, writeLog } from '../../kernel/log/writeLog'
import { lockMessage } from './findMessage'
import { shortSubject } from '../../kernel/log/shortSubject'

interface Merge {
  target: number
  tickets: readonly number[]
}

/** Makes tickets part of another one: they go to its website and wait for nobody any more. Both logs say so. */
export function mergeTickets(services: Services, viewer: Viewer, { target, tickets }: Merge): Promise<void> {
  return services.db.transaction().execute(async (db) => {
    const ids = [...new Set(tickets)].filter((id) => id !== target)
    const { websites, entries } = await lockTickets(db, viewer, [target, ...ids])
    const goal = entries.get(target)
    const home = goal && websites.get(goal.website_id)
    if (!home || goal.merged_into_id !== null) throw new HttpError(404, 'refusal.notFound')
    const now = services.clock.now()
    const t = logTranslator(services, viewer)
    for (const id of ids) {
      const entry = entries.get(id)
      const source = entry && websites.get(entry.website_id)
      if (!entry || !source || entry.merged_into_id !== null) throw new HttpError(404, 'refusal.notFound')
      await db
        .updateTable('messages')
        .set({
          merged_into_id: target,
          merged_from_website_id: source.id,
          website_id: home.id,
          done: true,
          done_at: now,
          done_by: viewer.user_id,
          version: entry.version + 1,
        })
        .where('id', '=', id)
        .execute()
      await db.updateTable('files').set({ website_id: home.id }).where('message_id', '=', id).execute()
      const values = { subject: shortSubject(entry), other: shortSubject(goal), website: home.title }
      const done = { by: viewer.user_id, at: now }
      await writeLog(db, home, [{ category: 'system', message: t('log.ticket.merged', values) }], done)
      if (source.id !== home.id) await writeLog(db, source, [{ category: 'system', message: t('log.ticket.mergedAway', values) }], done)
    }
    await tell(db, viewer, websites)
  })
}

/** Takes merged tickets out again: each is a ticket of the website it came from. */
export function unmergeTickets(services: Services, viewer: Viewer, tickets: readonly number[]): Promise<void> {
  return services.db.transaction().execute(async (db) => {
    const { websites, entries } = await lockTickets(db, viewer, [...new Set(tickets)])
    const t = logTranslator(services, viewer)
    for (const [id, entry] of entries) {
      if (entry.merged_into_id === null) throw new HttpError(404, 'refusal.notFound')
      const home = websites.get(entry.merged_from_website_id ?? entry.website_id)
      if (!home) throw new HttpError(404, 'refusal.notFound')
      await db
        .updateTable('messages')
        .set({
          merged_into_id: null,
          merged_from_website_id: null,
          website_id: home.id,
          done: false,
          done_at: null,
          done_by: null,
          version: entry.version + 1,
        })
        .where('id', '=', id)
        .execute()
      await db.updateTable('files').set({ website_id: home.id }).where('message_id', '=', id).execute()
      const message = t('log.ticket.unmerged', { subject: shortSubject(entry) })
      await writeLog(db, home, [{ category: 'system', message }], { by: viewer.user_id, at: services.clock.now() })
    }
    await tell(db, viewer, websites)
  })
}

/** The tickets and their websites, held until the transaction ends; 404 when one is out of reach. Always in the same order. */
async function lockTickets(db: Kysely<Database>, viewer: Viewer, ids: readonly number[]) {
  const rows = await messagesWithin(db, reachOf(viewer, 'merge_messages'))
    .where('messages.id', 'in', [...ids])
    .where('messages.category', '=', 'message_from')
    .select(['messages.id', 'messages.website_id', 'messages.merged_from_website_id'])
    .execute()
  if (rows.length < new Set(ids).size) throw new HttpError(404, 'refusal.notFound')
  const websites = new Map<number, LockedWebsite>()
  const involved = new Set(rows.flatMap((row) => [row.website_id, row.merged_from_website_id ?? row.website_id]))
  for (const id of [...involved].toSorted((a, b) => a - b)) websites.set(id, await lockWebsite(db, id))
  const entries = new Map<number, Awaited<ReturnType<typeof lockMessage>>>()
  for (const row of rows.toSorted((a, b) => a.id - b.id)) entries.set(row.id, await lockMessage(db, row.website_id, row.id))
  return { websites, entries }
}

async function tell(db: Kysely<Database>, { partner_id: partnerId }: Viewer, websites: ReadonlyMap<number, unknown>): Promise<void> {
  for (const websiteId of websites.keys()) await publish(db, { kind: 'message', partnerId, websiteId })
  await publish(db, { kind: 'counts', partnerId })
}
