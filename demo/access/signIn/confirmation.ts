import type { Confirmation } from '../../../src/contract'
import { CONFIRMED_MS } from '../../../src/model'
import type { HostContext, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { ownerOfPasskey } from './passkeys'
import { checkOwnPassword } from './passwordGuesses'

/** Whoever finds an open page must not lock its owner out with it. */
export function requireConfirmed(c: HostContext, { confirmed_at }: Viewer): void {
  const since = c.get('services').clock.now().getTime() - CONFIRMED_MS
  if (!confirmed_at || confirmed_at.getTime() < since) throw new HttpError(422, 'refusal.confirm')
}

/** Notes on the session that it is the person. False for what does not prove it. */
export async function confirm(c: HostContext, viewer: Viewer, proof: Confirmation): Promise<boolean> {
  const { db, clock } = c.get('services')
  if (!(await isProved(c, viewer, proof))) return false
  await db.updateTable('sessions').set({ confirmed_at: clock.now() }).where('id_hash', '=', viewer.id_hash).execute()
  return true
}

async function isProved(c: HostContext, viewer: Viewer, { password = '', passkey }: Confirmation): Promise<boolean> {
  if (passkey) return (await ownerOfPasskey(c, passkey, viewer.user_id)) !== null
  return (await checkOwnPassword(c.get('services'), viewer.user_id, password)) !== null
}
