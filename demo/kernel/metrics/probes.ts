import { sql } from 'kysely'
import type { Context } from 'hono'
import { within } from '../../services'
import type { HostEnv } from '../context'

/** Whoever asks mostly gives up after a second. */
const ANSWER_MS = 800
const NEVER_KEPT = { 'Cache-Control': 'no-store' }

/** Whether the process lives, for whoever restarts it. */
export const health = (c: Context<HostEnv>) => c.json({ status: 'ok' }, 200, NEVER_KEPT)

/** Whether it can serve, for whoever sends it requests: its database answers, and it is not about to end. Its tables were brought up to date before anybody could ask. */
export async function ready(c: Context<HostEnv>) {
  if (c.get('services').leaving.aborted) return c.json({ status: 'leaving' }, 503, NEVER_KEPT)
  const answer = sql`select 1`.execute(c.get('services').db).then(() => true)
  const isReady = await within(ANSWER_MS, answer, false)
  return isReady ? c.json({ status: 'ok' }, 200, NEVER_KEPT) : c.json({ status: 'database' }, 503, NEVER_KEPT)
}
