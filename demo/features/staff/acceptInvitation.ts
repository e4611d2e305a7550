import { initials, PERSON_NAME_MAX_LENGTH } from '../../../src/model'
import { checkPassword, hashPassword } from '../../services'
import { problemOfNewPassword } from '../../access/signIn/newPassword'
import { limitGuesses } from '../../access/signIn/passwordGuesses'
import { askForSecondStep } from '../../access/signIn/pendingSignIn'
import { enter } from '../../access/signIn/signIn'
import { hasSecondStep } from '../../db/queries/people/secondSteps'
import type { HostContext } from '../../kernel/context'
import { formValues } from '../../kernel/request/formValues'
import { render } from '../../pages/render'
import { hashOf } from '../../access/tokens/opaqueToken'
import { showBrandOf } from '../../kernel/showBrandOf'
import { translator } from '../../kernel/text/translate'
import { commit } from '../../outbox/commit/commit'
import { staffEntry } from './staffActivity'

type Invitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>
type Fields = Record<'forename' | 'surname' | 'password', string>

/** `/invitation/{token}`: who invites, and a form to begin with. */
export async function invitationPage(c: HostContext): Promise<Response> {
  await showTeam(c)
  const invitation = await findInvitation(c)
  if (!invitation) return gone(c)
  return form(c, invitation, { forename: invitation.forename ?? '', surname: invitation.surname ?? '', password: '' })
}

/** Accepts: a new person chooses a password, one with an account proves it with theirs, and with the second step if they have one. */
export async function acceptInvitation(c: HostContext): Promise<Response> {
  await showTeam(c)
  const invitation = await findInvitation(c)
  if (!invitation) return gone(c)
  const fields = await fieldsOf(c)
  const problem = await problemOf(c, invitation, fields)
  if (problem) return form(c, invitation, fields, problem)
  if (!(await accept(c, invitation, fields))) return gone(c)
  const { user_id, partner_id } = invitation
  if (await hasSecondStep(c.get('services').db, user_id)) return askForSecondStep(c, user_id, `/profile/partner/${partner_id}/select`)
  await enter(c, user_id, partner_id)
  return c.redirect('/', 303)
}

/** Also who comes too late sees whose invitation it was. */
async function showTeam(c: HostContext): Promise<void> {
  const row = await c
    .get('services')
    .db.selectFrom('staff_invitations')
    .select('partner_id')
    .where('token_hash', '=', hashOf(c.req.param('token') ?? ''))
    .executeTakeFirst()
  if (row) await showBrandOf(c, row.partner_id)
}

function findInvitation(c: HostContext) {
  const { db, clock } = c.get('services')
  return db
    .selectFrom('staff_invitations')
    .innerJoin('partners', 'partners.id', 'staff_invitations.partner_id')
    .innerJoin('users', 'users.id', 'staff_invitations.user_id')
    .where('staff_invitations.token_hash', '=', hashOf(c.req.param('token') ?? ''))
    .where('staff_invitations.status', '=', 'pending')
    .where('staff_invitations.expires_at', '>', clock.now())
    .where('users.disabled_at', 'is', null)
    .select(['staff_invitations.id', 'staff_invitations.partner_id', 'staff_invitations.role', 'staff_invitations.email'])
    .select(['staff_invitations.forename', 'staff_invitations.surname'])
    .select(['users.id as user_id', 'users.password_hash', 'partners.name as team'])
    .executeTakeFirst()
}

async function fieldsOf(c: HostContext): Promise<Fields> {
  const { text } = await formValues(c)
  const name = (field: string) => text(field).slice(0, PERSON_NAME_MAX_LENGTH).trim()
  return { forename: name('forename'), surname: name('surname'), password: text('password') }
}

/** The field that is wrong and the key of the text that says why. */
type Problem = readonly [field: keyof Fields, message: string]

async function problemOf(c: HostContext, invitation: Invitation, { forename, surname, password }: Fields): Promise<Problem | null> {
  const { password_hash } = invitation
  if (password_hash === null) {
    if (!forename && !surname) return ['forename', 'field.someName']
    const message = await problemOfNewPassword(password, invitation)
    return message === null ? null : ['password', message]
  }
  await limitGuesses(c.get('services'), `invitation:${invitation.user_id}`)
  return (await checkPassword(password_hash, password)) ? null : ['password', 'password.error.current']
}

/** Answers false for an invitation that was taken back or accepted meanwhile. */
async function accept(c: HostContext, invitation: Invitation, { forename, surname, password }: Fields): Promise<boolean> {
  const services = c.get('services')
  const now = services.clock.now()
  const { user_id, partner_id } = invitation
  const password_hash = invitation.password_hash ?? (await hashPassword(password))
  return commit(services, { user_id, partner_id }, async (db) => {
    const taken = await db
      .updateTable('staff_invitations')
      .set({ status: 'accepted', accepted_at: now })
      .where('id', '=', invitation.id)
      .where('status', '=', 'pending')
      .returning('id')
      .executeTakeFirst()
    if (!taken) return { changed: false }
    if (invitation.password_hash === null) {
      await db
        .updateTable('users')
        .set({ forename, surname, shortname: initials({ forename, surname }), password_hash, password_changed_at: now })
        .where('id', '=', user_id)
        .execute()
    }
    await db.updateTable('memberships').set({ active: true }).where('partner_id', '=', partner_id).where('user_id', '=', user_id).execute()
    return { changed: true, audit: [staffEntry({ action: 'accepted', subject: invitation.email })] }
  })
}

function form(c: HostContext, { team, role, email, password_hash }: Invitation, fields: Fields, problem: Problem | null = null): Response {
  const t = translator(c.get('services').root, c.get('locale'))
  const errors = problem ? { [problem[0]]: t(problem[1]) } : {}
  const values = { ...fields, title: t('invitation.title', { team }), team, role, email, errors, has_account: password_hash !== null }
  return render(c, 'invitation.njk', values, problem ? 422 : 200)
}

function gone(c: HostContext): Response {
  const t = translator(c.get('services').root, c.get('locale'))
  return render(c, 'invitation.njk', { title: t('invitation.gone'), team: null }, 410)
}
