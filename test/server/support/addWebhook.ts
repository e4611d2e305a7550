import type { Kysely } from 'kysely'
import type { Database } from '../../../demo/db'
import { WEBHOOK_EVENTS } from '../../../src/model'
import { seal } from '../../../demo/services'
import { NOW } from './fixture'

/** A webhook of a partner that hears everything. */
export async function addWebhook(db: Kysely<Database>, partnerId: number, url = 'https://receiver.example/'): Promise<number> {
  const secret = `whsec_${Buffer.alloc(24).toString('base64')}`
  const { id } = await db
    .insertInto('webhooks')
    .values({
      partner_id: partnerId,
      name: 'Receiver',
      url,
      events: [...WEBHOOK_EVENTS],
      secret_sealed: await seal(db, secret),
      secret_hint: secret.slice(-4),
      previous_sealed: null,
      previous_until: null,
      failing_since: null,
      created_at: NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
