import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import type { Services } from '../../kernel/context'

/** Takes a mail back that has not left yet; false when it is too late: somebody is sending it, or it is gone. */
export async function cancelMail(db: Kysely<Database>, { clock }: Pick<Services, 'clock'>, id: number): Promise<boolean> {
  const cancelled = await db
    .updateTable('outgoing_mails')
    .set({ state: 'cancelled', settled_at: clock.now() })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<', new Date())]))
    // Tried before: the server may have taken it without our hearing of it.
    .where('attempts', '=', 0)
    .returning('id')
    .executeTakeFirst()
  return cancelled !== undefined
}
