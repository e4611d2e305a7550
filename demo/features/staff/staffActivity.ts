import type { Kysely } from 'kysely'
import { STAFF_ACTIONS } from '../../../src/contract'
import type { Database } from '../../db'
import { actorOf, auditEntries } from '../../access/auditEntries'

type StaffAction = (typeof STAFF_ACTIONS)[number]
const SHOWN = 100
const PREFIX = 'staff.'

interface Entry {
  action: StaffAction
  /** Name or address of the person it happened to. */
  subject: string
  role?: string
}

export const staffEntry = ({ action, subject, role }: Entry) => ({ action: PREFIX + action, subject, details: role ? { role } : {} })

/** What happened to memberships, newest first. */
export async function staffActivity(db: Kysely<Database>, partnerId: number) {
  const rows = await auditEntries(db, partnerId).where('audit_log.action', 'like', `${PREFIX}%`).limit(SHOWN).execute()
  return rows.flatMap((row) => {
    const action = STAFF_ACTIONS.find((one) => PREFIX + one === row.action)
    if (!action) return []
    // What entries of these actions are written with.
    const { role } = row.details as { role?: string }
    return [{ id: row.id, at: row.created_at.toISOString(), by: actorOf(row), action, subject: row.subject ?? '', role: role ?? null }]
  })
}
