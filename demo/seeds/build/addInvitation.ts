import { createHash } from 'node:crypto'
import { initials, INVITATION_TTL_MS, type Role } from '../../../src/model'
import { add, type DataSet, type Row } from '../DataSet'
import type { SeedContext } from '../SeedContext'

export interface InvitationPlan {
  partner: Row<'partners'>
  by: Row<'users'>
  email: string
  forename: string
  surname: string
  role: Role
}

type Person = Pick<InvitationPlan, 'email' | 'forename' | 'surname'>

const addPendingUser = (set: DataSet, { email, forename, surname }: Person, at: Date): Row<'users'> =>
  add(set.users, {
    email,
    forename,
    surname,
    password_hash: null,
    password_changed_at: null,
    must_change_password: false,
    name: '',
    shortname: initials({ forename, surname }),
    signature: '',
    language: 'en',
    image_file_id: null,
    inactive_from: null,
    inactive_until: null,
    substitute_id: null,
    substitute_told: false,
    theme: 'system',
    time_zone: null,
    notification_settings: {},
    app_notifications: null,
    digest: 'now',
    preferences: {},
    disabled_at: null,
    last_seen_at: null,
    version: 1,
    created_at: at,
  })

/** Somebody who was invited two days ago and has not answered yet. */
export function addInvitation(set: DataSet, { ago }: SeedContext, { partner, by, ...person }: InvitationPlan): void {
  const sent = ago(2)
  const user = addPendingUser(set, person, sent)
  set.memberships.push({
    partner_id: partner.id,
    user_id: user.id,
    roles: [`partner_${person.role}`],
    active: false,
    created_by: by.id,
    created_at: sent,
  })
  add(set.staff_invitations, {
    ...person,
    user_id: user.id,
    partner_id: partner.id,
    status: 'pending',
    token_hash: createHash('sha256').update(person.email).digest('hex'),
    invited_by: by.id,
    sent_count: 1,
    last_sent_at: sent,
    expires_at: new Date(sent.getTime() + INVITATION_TTL_MS),
    accepted_at: null,
    created_at: sent,
  })
}
