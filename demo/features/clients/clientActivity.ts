import { type Kysely, sql } from 'kysely'
import { CLIENT_ACTIONS } from '../../../src/contract'
import type { Database } from '../../db'
import { audit } from '../../services'
import { actorOf, auditEntries } from '../../access/auditEntries'
import type { Viewer } from '../../kernel/context'

type ClientAction = (typeof CLIENT_ACTIONS)[number]
const PREFIX = 'client.'
const SHOWN = 30

interface Occasion {
  db: Kysely<Database>
  viewer: Pick<Viewer, 'user_id' | 'partner_id'>
  at: Date
}

/** Writes down what a reseller did with a customer, in the log of the viewer's partner. */
export const noteClient = (
  { db, viewer, at }: Occasion,
  action: ClientAction,
  client: { id: number; company: string },
  details: Record<string, unknown> = {},
): Promise<void> =>
  audit(db, {
    action: PREFIX + action,
    at,
    userId: viewer.user_id,
    partnerId: viewer.partner_id,
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
