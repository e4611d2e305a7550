import type { Kysely } from 'kysely'
import { STAFF_ACTIONS } from '../../../src/contract'
import type { Database } from '../../db'
import { audit } from '../../services'
import { actorOf, auditEntries } from '../../access/auditEntries'
import type { Services, Viewer } from '../../kernel/context'

type StaffAction = (typeof STAFF_ACTIONS)[number]
const SHOWN = 100
const PREFIX = 'staff.'

interface Entry {
  action: StaffAction
  /** Name or address of the person it happened to. */
  subject: string
  role?: string
}

export async function noteStaff({ clock }: Services, db: Kysely<Database>, viewer: Pick<Viewer, 'user_id' | 'partner_id'>, entry: Entry) {
  const { action, subject, role } = entry
  await audit(db, {
    action: PREFIX + action,
    at: clock.now(),
    userId: viewer.user_id,
    partnerId: viewer.partner_id,
    subject,
    details: role ? { role } : {},
  })
}

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
