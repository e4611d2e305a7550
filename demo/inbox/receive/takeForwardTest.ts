import type { Kysely } from 'kysely'
import { DAY_MS } from '../../../src/model'
import type { Database } from '../../db'

const TOKEN = /\[([0-9a-f]{16})\]/

/** Whether the mail is the one that was waited for; it is noted, and nobody has to deal with it. */
export async function takeForwardTest(db: Kysely<Database>, now: Date, partnerId: number, subject: string): Promise<boolean> {
  const token = TOKEN.exec(subject)?.[1]
  if (!token) return false
  const row = await db
    .updateTable('forward_tests')
    .set((eb) => ({ arrived_at: eb.fn.coalesce('arrived_at', eb.val(now)) }))
    .where('partner_id', '=', partnerId)
    .where('token', '=', token)
    .where('sent_at', '>', new Date(now.getTime() - DAY_MS))
    .returning('partner_id')
    .executeTakeFirst()
  return row !== undefined
}
