import { SESSION_IDLE_MS } from '../../../src/model'
import { findPortalSession, type PortalSessionRow } from '../../db/queries/people/portal'
import type { HostContext } from '../../kernel/context'
import { clearSessionCookie, readSessionCookie, writeSessionCookie } from './sessionCookie'
import { hashOf, newToken } from '../tokens/opaqueToken'
import { noteOnWebsite } from '../../db/writers/noteOnWebsite'
import { TOUCH_AFTER_MS } from '../touch'

const COOKIE = 'portal'

/** The session in the customer area of this request, if it is alive. */
export async function currentPortalSession(c: HostContext): Promise<PortalSessionRow | null> {
  const { db, clock } = c.get('services')
  const idHash = await readSessionCookie(c, COOKIE)
  const session = idHash ? await findPortalSession(db, idHash, clock.now()) : undefined
  if (!session) return null
  const idle = clock.now().getTime() - session.last_seen_at.getTime()
  if (idle >= SESSION_IDLE_MS) {
    await db.deleteFrom('portal_sessions').where('id_hash', '=', session.id_hash).execute()
    return null
  }
  if (idle >= TOUCH_AFTER_MS) {
    await db.updateTable('portal_sessions').set({ last_seen_at: clock.now() }).where('id_hash', '=', session.id_hash).execute()
    if (session.user_id === null) await noteOnWebsite(db, session.website_id, { portal_visited_at: clock.now() })
  }
  return session
}

/** The customer came by a link; somebody of the team came from the website's page. */
type Entrance = { linkId: number; userId: null } | { linkId: null; userId: number }

/** Lets the browser into the customer area of one website, and out of any other it was in. */
export async function startPortalSession(c: HostContext, websiteId: number, { linkId, userId }: Entrance): Promise<void> {
  const { db, clock } = c.get('services')
  const now = clock.now()
  await endPortalSession(c)
  await db
    .deleteFrom('portal_sessions')
    .where('last_seen_at', '<', new Date(now.getTime() - SESSION_IDLE_MS))
    .execute()
  const id = newToken()
  await db
    .insertInto('portal_sessions')
    .values({
      id_hash: hashOf(id),
      website_id: websiteId,
      user_id: userId,
      link_id: linkId,
      csrf_token: newToken(),
      created_at: now,
      last_seen_at: now,
    })
    .execute()
  // Sessions do not last; when the customer was there last does.
  if (userId === null) await noteOnWebsite(db, websiteId, { portal_visited_at: now })
  await writeSessionCookie(c, id, COOKIE)
}

export async function endPortalSession(c: HostContext): Promise<void> {
  const idHash = await readSessionCookie(c, COOKIE)
  if (idHash) await c.get('services').db.deleteFrom('portal_sessions').where('id_hash', '=', idHash).execute()
  clearSessionCookie(c, COOKIE)
}
