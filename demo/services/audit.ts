import type { Kysely } from 'kysely'
import type { Database } from '../db'

export interface AuditEntry {
  /** Area and verb: `password.changed`. */
  action: string
  at: Date
  userId?: number | null
  partnerId?: number | null
  subject?: string | null
  address?: string | null
  details?: Record<string, unknown>
}

/** Writes down who did what; nothing in it is ever secret. */
export async function audit(db: Kysely<Database>, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      action: entry.action,
      user_id: entry.userId ?? null,
      partner_id: entry.partnerId ?? null,
      subject: entry.subject ?? null,
      address: entry.address ?? null,
      details: JSON.stringify(entry.details ?? {}),
      created_at: entry.at,
    })
    .execute()
}
