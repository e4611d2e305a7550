import type { Kysely } from 'kysely'
import { sortByFullName } from '../../../src/model'
import type { Database } from '../../db'
import { type EveryStaffRow, everyStaffOf } from '../../db/queries/people/staff'
import { workloadOf } from '../../db/queries/people/users'
import type { Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { userOf } from '../../kernel/userOf'

/** Everybody in the staff list, by name, with their open work. */
export async function presentStaff(db: Kysely<Database>, partnerId: number, locale: string) {
  const { todos, websites, tickets } = await workloadOf(db, partnerId)
  const rows = sortByFullName(await everyStaffOf(db, partnerId), locale)
  const substituteOf = ({ substitute_id }: EveryStaffRow) => rows.find((row) => row.id === substitute_id && isActive(row))
  return rows.map((row) => ({
    ...userOf(row),
    absentFrom: row.inactive_from,
    substitute: nameOf(substituteOf(row)),
    active: isActive(row),
    pending: row.invitation_id !== null,
    invitedUntil: row.expires_at?.toISOString() ?? null,
    absentUntil: row.inactive_until,
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    openTodos: todos.get(row.id) ?? 0,
    assignedWebsites: websites.get(row.id) ?? 0,
    openTickets: tickets.get(row.id) ?? 0,
  }))
}

const nameOf = (row: EveryStaffRow | undefined) => (row ? userOf(row) : null)

const isActive = ({ active, disabled_at }: EveryStaffRow): boolean => active && disabled_at === null

/** One person of the list; 404 for anybody who was never at this partner. */
export async function findStaff(db: Kysely<Database>, viewer: Viewer, id: number): Promise<EveryStaffRow> {
  const row = (await everyStaffOf(db, viewer.partner_id)).find((one) => one.id === id)
  if (!row) throw new HttpError(404, 'refusal.notFound')
  return row
}

export async function presentMember(db: Kysely<Database>, viewer: Viewer, id: number) {
  const member = (await presentStaff(db, viewer.partner_id, viewer.language)).find((one) => one.id === id)
  if (!member) throw new HttpError(404, 'refusal.notFound')
  return member
}
