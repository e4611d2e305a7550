import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db'

interface Queue {
  queue: 'mail' | 'webhooks'
  due: number
  later: number
}

/** How much waits in the queues of all processes. */
export async function queues(db: Kysely<Database>, now: Date): Promise<Queue[]> {
  const mail = await lengthOf(db, 'outgoing_mails', now)
  const webhooks = await lengthOf(db, 'webhook_messages', now)
  return [
    { queue: 'mail', ...mail },
    { queue: 'webhooks', ...webhooks },
  ]
}

const lengthOf = (db: Kysely<Database>, table: 'outgoing_mails' | 'webhook_messages', now: Date) =>
  db
    .selectFrom(table)
    .where('state', '=', 'waiting')
    .select((eb) => [
      sql<number>`count(*) filter (where ${eb.ref('run_at')} <= ${now})`.as('due'),
      sql<number>`count(*) filter (where ${eb.ref('run_at')} > ${now})`.as('later'),
    ])
    .executeTakeFirstOrThrow()
