import { websitesWithin } from '../../db/queries/websites/websites'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { scopeOf } from '../../access/scope'
import { lockWebsite } from '../../db/queries/websites/lockWebsite'
import { lockMessage } from './findMessage'
import { shortSubject } from '../../kernel/websiteLog/shortSubject'
import { commit } from '../../outbox/commit/commit'
import { changeMessage } from '../../db/writers/changeMessage'

interface Move {
  id: number
  from: number
  to: number
}

/** Moves a message with its files to another website; both logs say so. */
export function moveMessage(services: Services, viewer: Viewer, { id, from, to }: Move): Promise<void> {
  return commit(services, viewer, async (db) => {
    const scope = scopeOf(viewer, 'move_message')
    const target = await websitesWithin(db, scope).select('websites.id').where('websites.id', '=', to).executeTakeFirst()
    if (!target) throw new HttpError(404, 'refusal.notFound')
    // Always in the same order, or two moves in opposite directions would wait for each other.
    const locked = new Map<number, Awaited<ReturnType<typeof lockWebsite>>>()
    for (const websiteId of [from, to].toSorted((a, b) => a - b)) locked.set(websiteId, await lockWebsite(db, websiteId))
    const row = await lockMessage(db, from, id)
    const [source, destination] = [locked.get(from), locked.get(to)]
    if (from === to || !source || !destination) return {}
    await changeMessage(db, id, { website_id: to })
    const subject = shortSubject(row)
    return {
      log: [
        { website: source, line: { kind: 'message.away', values: { subject, website: destination.title }, websiteId: to } },
        { website: destination, line: { kind: 'message.here', values: { subject, website: source.title }, websiteId: from } },
      ],
    }
  })
}
