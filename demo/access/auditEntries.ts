import type { Kysely } from 'kysely'
import type { Database } from '../db'
import { ofPartner } from '../db/queries/base'
import { userOf } from '../kernel/userOf'

/** What was done at a partner, newest first, and by whom. */
export const auditEntries = (db: Kysely<Database>, partnerId: number) =>
  ofPartner(db, partnerId, 'audit_log')
    .leftJoin('users', 'users.id', 'audit_log.user_id')
    .leftJoin('memberships', (join) =>
      join.onRef('memberships.user_id', '=', 'users.id').onRef('memberships.partner_id', '=', 'audit_log.partner_id'),
    )
    .select(['audit_log.id', 'audit_log.action', 'audit_log.subject', 'audit_log.details', 'audit_log.created_at'])
    .select(['users.id as user_id', 'users.name', 'users.forename', 'users.surname', 'users.shortname'])
    .select(['users.email', 'users.image_file_id', 'memberships.roles'])
    .orderBy('audit_log.id', 'desc')

type Entry = Awaited<ReturnType<ReturnType<typeof auditEntries>['execute']>>[number]

/** Nobody when the account is gone. */
export function actorOf({ user_id: id, name, forename, surname, shortname, email, image_file_id, roles }: Entry) {
  if (id === null || name === null || forename === null || surname === null || shortname === null || email === null) return null
  return userOf({ id, name, forename, surname, shortname, email, image_file_id, roles: roles ?? [] })
}
