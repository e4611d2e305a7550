import { MINUTE_MS } from '../../../src/model'
import type { HostContext } from '../../kernel/context'
import { clearSessionCookie, readSessionCookie, writeSessionCookie } from '../sessions/sessionCookie'
import { hashOf, newToken } from '../tokens/opaqueToken'

/** How long the second step may take. */
const PENDING_MS = 10 * MINUTE_MS

/** Remembers who has given the right password, which opens nothing by itself, and leads to the second step. */
export async function askForSecondStep(c: HostContext, userId: number, target: string): Promise<Response> {
  const { db, clock } = c.get('services')
  const now = clock.now()
  const id = newToken()
  await db.deleteFrom('pending_sign_ins').where('expires_at', '<', now).execute()
  const row = { id_hash: hashOf(id), user_id: userId, target, expires_at: new Date(now.getTime() + PENDING_MS) }
  await db.insertInto('pending_sign_ins').values(row).execute()
  await writeSessionCookie(c, id, 'pending')
  return c.redirect('/login/second', 303)
}

export async function findPending(c: HostContext) {
  const { db, clock } = c.get('services')
  const idHash = await readSessionCookie(c, 'pending')
  if (!idHash) return undefined
  return db
    .selectFrom('pending_sign_ins')
    .select(['id_hash', 'user_id', 'target'])
    .where('id_hash', '=', idHash)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()
}

export async function endPending(c: HostContext, idHash: string): Promise<void> {
  await c.get('services').db.deleteFrom('pending_sign_ins').where('id_hash', '=', idHash).execute()
  clearSessionCookie(c, 'pending')
}
