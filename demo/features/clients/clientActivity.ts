import { type Kysely, sql } from 'kysely'
import { CLIENT_ACTIONS } from '../../../src/contract'
import type { Database } from '../../db'
import { actorOf, auditEntries } from '../../access/auditEntries'

type ClientAction = (typeof CLIENT_ACTIONS)[number]
const PREFIX = 'client.'
const SHOWN = 30

/** What a reseller did with a customer, for the activity log. */
export const clientEntry = (
  action: ClientAction,
  client: { id: number; company: string },
  details: Record<string, unknown> = {},
): { action: string; subject: string; details: Record<string, unknown> } => ({
  action: PREFIX + action,
  subject: client.company,
  details: { ...details, client: client.id },
})

/** What the reseller did with one customer, newest first. */
export async function clientActivity(db: Kysely<Database>, resellerId: number, clientId: number) {
  const rows = await auditEntries(db, resellerId)
    .where('audit_log.action', 'like', `${PREFIX}%`)
    .where(sql<boolean>`(audit_log.details ->> 'client')::integer = ${clientId}`)
    .limit(SHOWN)
    .execute()
  return rows.flatMap((row) => {
    const action = CLIENT_ACTIONS.find((one) => PREFIX + one === row.action)
    if (!action) return []
    // What entries of these actions are written with.
    const { reason, website } = row.details as { reason?: string; website?: string }
    return [{ id: row.id, at: row.created_at.toISOString(), by: actorOf(row), action, about: reason ?? website ?? null }]
  })
}
