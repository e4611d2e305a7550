import type { Kysely } from 'kysely'
import type { Database } from '../../schema'
import { ofPartner } from '../base'
import { SHOWN_COLUMNS } from './users'

/** Everybody who works at the partner, is invited to, or once did, with the invitation that is open. */
export function everyStaffOf(db: Kysely<Database>, partnerId: number) {
  return ofPartner(db, partnerId, 'memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .leftJoin('staff_invitations', (join) =>
      join
        .onRef('staff_invitations.user_id', '=', 'memberships.user_id')
        .onRef('staff_invitations.partner_id', '=', 'memberships.partner_id')
        .on('staff_invitations.status', '=', 'pending'),
    )
    .select(SHOWN_COLUMNS)
    .select([
      'users.language',
      'users.inactive_from',
      'users.inactive_until',
      'users.substitute_id',
      'users.last_seen_at',
      'users.disabled_at',
      'memberships.roles',
      'memberships.active',
    ])
    .select(['staff_invitations.id as invitation_id', 'staff_invitations.expires_at'])
    .orderBy('users.id')
    .execute()
}

export type EveryStaffRow = Awaited<ReturnType<typeof everyStaffOf>>[number]
