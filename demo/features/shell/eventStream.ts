import { streamSSE } from 'hono/streaming'
import type { Kysely } from 'kysely'
import { scopeOf } from '../../access/scope'
import type { Database } from '../../db'
import { findSession } from '../../db/queries/people/sessions'
import { websitesWithin } from '../../db/queries/websites/websites'
import type { HostContext, Viewer } from '../../kernel/context'
import type { HostEvent } from '../../kernel/eventHub'

const HEARTBEAT_MS = 25_000
const HEARTBEAT = { event: 'heartbeat', data: '' }

/** Server-sent events for the signed-in person's partner, with a heartbeat that keeps proxies from closing the line. */
export function eventStream(c: HostContext, viewer: Viewer): Response {
  const { events, db } = c.get('services')
  c.header('X-Accel-Buffering', 'no')
  const answer = streamSSE(c, async (stream) => {
    let wake = () => {}
    const waiting: HostEvent[] = []
    const over = new AbortController()
    const end = () => {
      over.abort()
      wake()
    }
    const hear = (event: HostEvent) => {
      if (!concerns(event, viewer)) return
      waiting.push(event)
      wake()
    }
    const unsubscribe = events.subscribe(hear, end)
    stream.onAbort(end)
    try {
      await stream.writeSSE({ event: 'ready', data: '' })
      while (!over.signal.aborted) {
        if (waiting.length === 0) await wakeOrHeartbeat((resolve) => (wake = resolve))
        // The line outlives the request that was authorised, but not the session, nor its switch to another partner.
        const session = over.signal.aborted ? undefined : await findSession(db, viewer.id_hash)
        if (session?.partner_id !== viewer.partner_id) break
        // All that came meanwhile at once, each thing once: of a change of hundreds the session would be asked for as often.
        const heard = new Map(waiting.splice(0).map((event) => [JSON.stringify(event), event]))
        if (heard.size === 0) await stream.writeSSE(HEARTBEAT)
        for (const event of heard.values()) if (await mayHear(db, session, event)) await stream.writeSSE(written(event))
      }
    } finally {
      unsubscribe()
    }
  })
  // HTTP/2 forbids what speaks of the connection, and ends the process over it; under HTTP/1.1 Node adds it by itself.
  for (const name of ['Connection', 'Transfer-Encoding']) answer.headers.delete(name)
  return answer
}

const concerns = (event: HostEvent, { partner_id, user_id }: Viewer): boolean =>
  event.partnerId === partner_id && (!('userId' in event) || event.userId === user_id)

/** Whoever sees only their own websites hears nothing of the others. */
async function mayHear(db: Kysely<Database>, viewer: Viewer, event: HostEvent): Promise<boolean> {
  const scope = scopeOf(viewer)
  if (!('websiteId' in event) || scope.scope === 'all') return true
  return (await websitesWithin(db, scope).select('websites.id').where('websites.id', '=', event.websiteId).executeTakeFirst()) !== undefined
}

function written(event: HostEvent) {
  const { kind, partnerId: _, ...ids } = event
  return { event: kind, data: Object.keys(ids).length > 0 ? JSON.stringify(ids) : '' }
}

function wakeOrHeartbeat(onWake: (resolve: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, HEARTBEAT_MS)
    onWake(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
