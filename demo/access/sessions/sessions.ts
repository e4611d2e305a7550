import { DAY_MS, MINUTE_MS, SESSION_IDLE_MS } from '../../../src/model'
import {
  deleteSession,
  deleteSessionsIdleSince,
  endView,
  findSession,
  sessionOfCall,
  type SessionRow,
  touchSession,
} from '../../db/queries/people/sessions'
import { readToken } from '../tokens/apiToken'
import type { HostContext } from '../../kernel/context'
import { isPersonalToken, personOfToken } from '../tokens/personalToken'
import { clearSessionCookie, readSessionCookie, writeSessionCookie } from './sessionCookie'
import { hashOf, newToken } from '../tokens/opaqueToken'
import { TOUCH_AFTER_MS } from '../touch'

/** However active, a session ends after this. */
export const SESSION_ABSOLUTE_MS = 7 * DAY_MS
const BEARER = /^Bearer (.+)$/i

/** The session of this request, if it is alive, or whoever a program asks for. */
export async function currentSession(c: HostContext): Promise<SessionRow | null> {
  const { db, clock } = c.get('services')
  const bearer = BEARER.exec(c.req.header('authorization') ?? '')?.[1]
  // Tokens end by the clock.
  if (bearer !== undefined) await clock.refresh()
  if (bearer !== undefined && isPersonalToken(bearer)) return personOfToken(c, bearer)
  const session = await namedSession(c, bearer)
  if (!session) return null
  const now = clock.now().getTime()
  const alive = now - session.last_seen_at.getTime() < SESSION_IDLE_MS && now - session.created_at.getTime() < SESSION_ABSOLUTE_MS
  if (alive && session.view_until && session.view_until <= clock.now()) {
    await endView(db, session.id_hash)
    return (await findSession(db, session.id_hash)) ?? null
  }
  if (alive) return session
  await deleteSession(db, session.id_hash)
  return null
}

/** By the cookie, or by a token that a page has made. */
async function namedSession(c: HostContext, token: string | undefined): Promise<SessionRow | undefined> {
  if (token === undefined) {
    const idHash = await readSessionCookie(c)
    return idHash ? sessionBehind(c, idHash) : undefined
  }
  const claims = await readToken(c.get('services'), token)
  const session = claims ? await sessionBehind(c, claims.sid) : undefined
  const isSame = session?.user_id === Number(claims?.sub) && session?.partner_id === claims?.partner
  return session && isSame ? { ...session, isShortToken: true } : undefined
}

async function sessionBehind(c: HostContext, idHash: string): Promise<SessionRow | undefined> {
  const { db, clock } = c.get('services')
  const now = clock.now()
  const call = await sessionOfCall(db, { idHash, now, resetsAt: new Date(now.getTime() + MINUTE_MS) })
  if (!call) return undefined
  clock.follow(call.offset)
  c.set('calls', call.calls)
  c.set('faults', call.faults)
  return call.session
}

/** Notes that the person is there, at most once a minute. Calls that pages make by themselves do not count. */
export async function noteActivity(c: HostContext, session: SessionRow): Promise<void> {
  const { db, clock } = c.get('services')
  // A program is not the person.
  if (session.token || session.isShortToken) return
  const now = clock.now()
  if (now.getTime() - session.last_seen_at.getTime() >= TOUCH_AFTER_MS) await touchSession(db, session.id_hash, session.user_id, now)
}

/** Starts a session under a new id and ends the one the browser had, so that a planted id is worth nothing. Answers with its CSRF token. */
export async function startSession(c: HostContext, userId: number, partnerId: number): Promise<string> {
  const { db, clock } = c.get('services')
  const now = clock.now()
  const id = newToken()
  const csrfToken = newToken()
  const before = await readSessionCookie(c)
  if (before) await deleteSession(db, before)
  await deleteSessionsIdleSince(db, new Date(now.getTime() - SESSION_IDLE_MS))
  await db
    .insertInto('sessions')
    .values({
      id_hash: hashOf(id),
      user_id: userId,
      partner_id: partnerId,
      csrf_token: csrfToken,
      confirmed_at: null,
      user_agent: (c.req.header('user-agent') ?? '').slice(0, 200),
      created_at: now,
      last_seen_at: now,
    })
    .execute()
  await db.updateTable('users').set({ last_seen_at: now }).where('id', '=', userId).execute()
  await writeSessionCookie(c, id)
  return csrfToken
}

export async function endSession(c: HostContext): Promise<void> {
  const idHash = await readSessionCookie(c)
  if (idHash) await deleteSession(c.get('services').db, idHash)
  clearSessionCookie(c)
}
