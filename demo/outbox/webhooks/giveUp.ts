import type { Kysely } from 'kysely'
import type { Database } from '../../db'

/** Whoever switches a webhook off wants nothing more to arrive, not even what is tried again. */
export const giveUp = (db: Kysely<Database>, hookId: number) =>
  db.updateTable('webhook_messages').set({ state: 'failed' }).where('webhook_id', '=', hookId).where('state', '=', 'waiting').execute()
