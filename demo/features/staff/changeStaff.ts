import type { Kysely } from 'kysely'
import type { StaffUpdate } from '../../../src/contract'
import { fullName, initials, primaryRole, roleOf } from '../../../src/model'
import type { Database } from '../../db'
import { activeMemberships } from '../../db/queries/people/activeMemberships'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { checkLimit } from '../../access/checkLimit'
import type { Translate } from '../../kernel/text/translate'
import { commit } from '../../outbox/commit/commit'
import { keepAnAdmin } from './lastAdmin'
import { findStaff } from './present'
import { staffEntry } from './staffActivity'
import { notifyOfNewRole } from './notifyOfNewRole'
import { handOverWork } from '../../db/writers/handOverWork'

/** Gives a person another role; their next request has it, and a mail tells them. */
export function changeRole(services: Services, viewer: Viewer, id: number, wanted: string, t: Translate): Promise<void> {
  const role = roleOf(wanted)
  if (!role) throw new HttpError(404, 'refusal.notFound')
  return commit(services, viewer, async (db) => {
    const person = await findStaff(db, viewer, id)
    if (role === primaryRole(person.roles)) return {}
    if (role !== 'admin') await keepAnAdmin(db, viewer, id, t)
    await setMembership(db, viewer, id, { roles: [`partner_${role}`] })
    if (person.invitation_id !== null) {
      await db.updateTable('staff_invitations').set({ role }).where('id', '=', person.invitation_id).execute()
    } else if (id !== viewer.user_id) await notifyOfNewRole(services, db, viewer, person, role)
    return { audit: [staffEntry({ action: 'role', subject: fullName(person) || person.email, role })] }
  })
}

/** Changes what an admin may change of a person: names, address, absence, and whether somebody who left is back. */
export function updateStaff(services: Services, viewer: Viewer, id: number, change: StaffUpdate, t: Translate): Promise<void> {
  return commit(services, viewer, async (db) => {
    const person = await findStaff(db, viewer, id)
    if (change.active === false) await keepAnAdmin(db, viewer, id, t)
    const { inactivateFrom: awayFrom = person.inactive_from, inactivateUntil: awayUntil = person.inactive_until } = change
    if (awayUntil && awayFrom && awayFrom > awayUntil)
      throw new HttpError(422, 'refusal.fields', { errors: [{ name: 'inactivateUntil', message: t('field.absenceEnd') }] })
    if (change.inactivateFrom && !awayUntil)
      throw new HttpError(422, 'refusal.fields', { errors: [{ name: 'inactivateUntil', message: t('fieldIssue.required') }] })
    const isMoved = awayFrom !== person.inactive_from || awayUntil !== person.inactive_until
    if (awayUntil && isMoved) await keepAnAdmin(db, viewer, id, t, { awayFrom, awayUntil })
    const { active, ...personal } = change
    await keepToThemselves(db, viewer, id, personal, t)
    const { email, ...names } = personal
    if (email && email.toLowerCase() !== person.email) {
      await refuseTaken(db, email.toLowerCase(), t)
      // The mailbox that has the link is no longer theirs.
      await db.deleteFrom('password_resets').where('user_id', '=', id).execute()
    }
    const next = { forename: (names.forename ?? person.forename).trim(), surname: (names.surname ?? person.surname).trim() }
    const isNamed = names.forename !== undefined || names.surname !== undefined
    // Lists and mails would show nobody.
    if (isNamed && !next.forename && !next.surname)
      throw new HttpError(422, 'refusal.fields', { errors: [{ name: 'forename', message: t('field.someName') }] })
    await db
      .updateTable('users')
      .set((eb) => ({
        ...next,
        shortname: names.shortname ?? initials(next),
        ...(email ? { email: email.toLowerCase() } : {}),
        ...(isMoved ? { inactive_from: awayFrom, inactive_until: awayUntil, substitute_told: false } : {}),
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute()
    if (active !== undefined && active !== person.active && person.invitation_id === null) {
      if (active) await checkLimit(db, viewer.partner_id, 'staff')
      await (active ? setMembership(db, viewer, id, { active }) : leave(db, viewer, id))
    }
    const action = active === true && !person.active ? 'restored' : 'updated'
    return { audit: [staffEntry({ action, subject: fullName(person) || person.email })] }
  })
}

/** An account that works for another partner, too, is none of ours to change: that partner's mails go to its address. */
async function keepToThemselves(
  db: Kysely<Database>,
  { partner_id }: Viewer,
  id: number,
  personal: Omit<StaffUpdate, 'active'>,
  t: Translate,
): Promise<void> {
  const fields = Object.keys(personal)
  if (fields.length === 0) return
  const elsewhere = await activeMemberships(db, id).where('partner_id', '!=', partner_id).executeTakeFirst()
  if (elsewhere) throw new HttpError(422, 'refusal.fields', { errors: fields.map((name) => ({ name, message: t('staff.notYours') })) })
}

async function refuseTaken(db: Kysely<Database>, email: string, t: Translate): Promise<void> {
  const taken = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  if (taken) throw new HttpError(422, 'refusal.fields', { errors: [{ name: 'email', message: t('staff.emailTaken') }] })
}

/** Ends a membership. Open work goes to somebody else or to nobody, and the person is signed out of this partner at once. */
export function removeStaff(services: Services, viewer: Viewer, id: number, heir: number | null, t: Translate): Promise<void> {
  return commit(services, viewer, async (db) => {
    const person = await findStaff(db, viewer, id)
    if (id === viewer.user_id) throw new HttpError(422, 'refusal.fields', { errors: [{ name: 'staff', message: t('staff.notYourself') }] })
    await keepAnAdmin(db, viewer, id, t)
    if (heir !== null) await checkHeir(db, viewer, id, heir, t)
    await handOver(services, db, viewer, id, heir)
    await leave(db, viewer, id)
    const subject = fullName(person) || person.email
    return { audit: [staffEntry({ action: 'removed', subject })], publish: [{ kind: 'counts' }] }
  })
}

async function checkHeir(db: Kysely<Database>, viewer: Viewer, id: number, heir: number, t: Translate): Promise<void> {
  const person = heir === id ? undefined : await findStaff(db, viewer, heir)
  if (!person?.active) throw new HttpError(422, 'refusal.fields', { errors: [{ name: 'reassignTo', message: t('field.person') }] })
}

async function handOver({ clock }: Services, db: Kysely<Database>, { partner_id }: Viewer, id: number, heir: number | null): Promise<void> {
  await handOverWork(db, { partnerId: partner_id, from: id, to: heir }, clock.now())
  await db
    .updateTable('unassigned_emails')
    .set({ assigned_to: heir })
    .where('partner_id', '=', partner_id)
    .where('assigned_to', '=', id)
    .where('state', '=', 'open')
    .execute()
}

/** Also when they come back, what they were signed in with is over. */
async function leave(db: Kysely<Database>, viewer: Viewer, id: number): Promise<void> {
  await setMembership(db, viewer, id, { active: false })
  for (const table of ['sessions', 'api_tokens'] as const)
    await db.deleteFrom(table).where('user_id', '=', id).where('partner_id', '=', viewer.partner_id).execute()
}

const setMembership = (db: Kysely<Database>, { partner_id }: Viewer, id: number, values: { roles?: string[]; active?: boolean }) =>
  db.updateTable('memberships').set(values).where('partner_id', '=', partner_id).where('user_id', '=', id).execute()
