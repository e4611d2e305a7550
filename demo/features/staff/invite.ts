import type { Kysely } from 'kysely'
import type { ReadBody } from '../../../src/contract/server'
import type { partner_users_invite } from '../../../src/contract/server'
import { authorisationRoles, INVITATION_TTL_MS, initials, invitableRoles } from '../../../src/model'
import type { Database } from '../../db'
import { everyStaffOf } from '../../db/queries/people/staff'
import type { Services, Viewer } from '../../kernel/context'
import { type FieldError, HttpError } from '../../kernel/HttpError'
import { checkLimit } from '../../access/checkLimit'
import { hashOf, newToken } from '../../access/tokens/opaqueToken'
import type { Translate } from '../../kernel/text/translate'
import { commit } from '../../outbox/commit/commit'
import { sendInvitation } from './invitationMail'
import { findStaff } from './present'
import { staffEntry } from './staffActivity'

type Invitation = ReadBody<typeof partner_users_invite>['invitations'][number]

interface Inviting {
  services: Services
  viewer: Viewer
  t: Translate
  /** Where this host is, for the link. */
  origin: string
}

/** Invites all of them or, when one cannot be, nobody; each gets a mail and stands in the staff list at once. */
export function invite(asked: Inviting, wanted: readonly Invitation[]) {
  const { services, viewer } = asked
  return commit(services, viewer, async (db) => {
    const errors = await refused(db, asked, wanted)
    if (errors.length > 0) throw new HttpError(422, 'refusal.fields', { errors })
    await checkLimit(db, viewer.partner_id, 'staff', wanted.length)
    const sent = []
    for (const person of wanted) {
      const userId = await pendingUser(services, db, viewer, person)
      sent.push(await issue(asked, db, { ...person, email: person.email.toLowerCase(), userId, sentCount: 1 }))
    }
    return { changed: sent, audit: wanted.map(({ email, role }) => staffEntry({ action: 'invited', subject: email, role })) }
  })
}

async function refused(db: Kysely<Database>, { viewer, t }: Inviting, wanted: readonly Invitation[]): Promise<FieldError[]> {
  const staff = await everyStaffOf(db, viewer.partner_id)
  const emails = wanted.map(({ email }) => email.toLowerCase())
  const roles: readonly string[] = invitableRoles(viewer.roles)
  return wanted.flatMap(({ role }, index) => {
    const email = emails[index] ?? ''
    const name = `invitations.${index}.email`
    if (!roles.includes(role)) return [{ name: `invitations.${index}.role`, message: t('staff.roleNotYours') }]
    if (emails.indexOf(email) !== index) return [{ name, message: t('staff.twice', { email }) }]
    const present = staff.find((row) => row.email === email)
    if (present?.active) return [{ name, message: t('staff.alreadyHere', { email }) }]
    // What was sent is sent again or taken back by those who may: anew, it would have another role.
    return present?.invitation_id ? [{ name, message: t('staff.alreadyInvited', { email }) }] : []
  })
}

/** The person with their place, closed until they accept. Whoever has an account elsewhere keeps it. */
async function pendingUser({ clock }: Services, db: Kysely<Database>, viewer: Viewer, person: Invitation): Promise<number> {
  const email = person.email.toLowerCase()
  const now = clock.now()
  const names = { forename: person.forename?.trim() ?? '', surname: person.surname?.trim() ?? '' }
  await db
    .insertInto('users')
    .values({
      ...names,
      email,
      shortname: initials(names),
      language: viewer.language,
      password_hash: null,
      password_changed_at: null,
      image_file_id: null,
      inactive_until: null,
      time_zone: null,
      notification_settings: '{}',
      preferences: '{}',
      disabled_at: null,
      last_seen_at: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const place = { roles: [`partner_${person.role}`], active: false }
  await db
    .insertInto('memberships')
    .values({ ...place, partner_id: viewer.partner_id, user_id: id, created_by: viewer.user_id, created_at: now })
    .onConflict((conflict) => conflict.columns(['partner_id', 'user_id']).doUpdateSet(place))
    .execute()
  return id
}

interface Issue {
  email: string
  forename?: string | null | undefined
  surname?: string | null | undefined
  role: string
  userId: number
  sentCount: number
}

/** Writes an invitation with a new link and mails it; links sent before open nothing any more. */
async function issue({ services, viewer, origin }: Inviting, db: Kysely<Database>, person: Issue) {
  const { email, role, userId, sentCount } = person
  const now = services.clock.now()
  const token = newToken()
  await revokePending(db, viewer.partner_id, userId)
  const row = await db
    .insertInto('staff_invitations')
    .values({
      partner_id: viewer.partner_id,
      user_id: userId,
      email,
      forename: person.forename ?? null,
      surname: person.surname ?? null,
      role,
      token_hash: hashOf(token),
      invited_by: viewer.user_id,
      sent_count: sentCount,
      last_sent_at: now,
      expires_at: new Date(now.getTime() + INVITATION_TTL_MS),
      accepted_at: null,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const link = `${origin}/invitation/${token}`
  await sendInvitation(services, db, viewer, { ...row, link })
  return {
    id: row.id,
    email,
    forename: row.forename,
    surname: row.surname,
    role,
    status: row.status,
    createdAt: now.toISOString(),
    lastSentAt: now.toISOString(),
    sentCount,
    expiresAt: row.expires_at.toISOString(),
    link,
  }
}

const revokePending = (db: Kysely<Database>, partnerId: number, userId: number) =>
  db
    .updateTable('staff_invitations')
    .set({ status: 'revoked' })
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .execute()

/** Sends the invitation anew, with a new link and seven new days. */
export function resendInvitation(asked: Inviting, id: number) {
  const { services, viewer } = asked
  return commit(services, viewer, async (db) => {
    const person = await pendingStaff(db, viewer, id)
    const before = await db.selectFrom('staff_invitations').selectAll().where('id', '=', person.invitation_id).executeTakeFirstOrThrow()
    const [role = 'user'] = authorisationRoles(person.roles)
    const sent = await issue(asked, db, { ...before, role, userId: id, sentCount: before.sent_count + 1 })
    return { changed: sent, audit: [staffEntry({ action: 'resent', subject: person.email })] }
  })
}

/** Takes the invitation back: its link is dead, and the person is no longer in the list. */
export function revokeInvitation({ services, viewer }: Inviting, id: number): Promise<void> {
  return commit(services, viewer, async (db) => {
    const person = await pendingStaff(db, viewer, id)
    await revokePending(db, viewer.partner_id, id)
    await db.deleteFrom('memberships').where('partner_id', '=', viewer.partner_id).where('user_id', '=', id).execute()
    return { audit: [staffEntry({ action: 'revoked', subject: person.email })] }
  })
}

/** A manager handles the invitations of those below, as with inviting. */
export function maySend(viewer: Viewer, { roles }: { roles: readonly string[] }): boolean {
  const invitable: readonly string[] = invitableRoles(viewer.roles)
  return authorisationRoles(roles).every((role) => invitable.includes(role))
}

async function pendingStaff(db: Kysely<Database>, viewer: Viewer, id: number) {
  const person = await findStaff(db, viewer, id)
  const { invitation_id } = person
  if (invitation_id === null) throw new HttpError(404, 'refusal.notFound')
  if (!maySend(viewer, person)) throw new HttpError(403, 'refusal.right', { values: { right: 'manage_staff' } })
  // Whoever accepts at this very moment is in, and has to be removed instead.
  const open = await db
    .selectFrom('staff_invitations')
    .select('id')
    .where('id', '=', invitation_id)
    .where('status', '=', 'pending')
    .forUpdate()
    .executeTakeFirst()
  if (!open) throw new HttpError(404, 'refusal.notFound')
  return { ...person, invitation_id }
}
