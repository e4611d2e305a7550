import type { Kysely } from 'kysely'
import { STAFF_ACTIONS } from '../../../src/contract'
import type { Database } from '../../db'
import { audit } from '../../services'
import type { Services, Viewer } from '../context'
import { userOf } from '../userOf'

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
  const rows = await db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.user_id')
    .where('audit_log.partner_id', '=', partnerId)
    .where('audit_log.action', 'like', `${PREFIX}%`)
    .select(['audit_log.id', 'audit_log.action', 'audit_log.subject', 'audit_log.details', 'audit_log.created_at'])
    .select([
      'users.id as user_id',
      'users.name',
      'users.forename',
      'users.surname',
      'users.shortname',
      'users.email',
      'users.image_file_id',
    ])
    .orderBy('audit_log.id', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.flatMap((row) => {
    const action = STAFF_ACTIONS.find((one) => PREFIX + one === row.action)
    if (!action) return []
    const { user_id: id, name, forename, surname, shortname, email } = row
    const by =
      id === null || name === null || forename === null || surname === null || shortname === null || email === null
        ? null
        : userOf({ id, name, forename, surname, shortname, email, image_file_id: row.image_file_id, roles: [] })
    const { role } = row.details as { role?: string }
    return [{ id: row.id, at: row.created_at.toISOString(), by, action, subject: row.subject ?? '', role: role ?? null }]
  })
}
