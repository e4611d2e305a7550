import {
  api_partner_user_activity,
  api_partner_user_assign,
  api_partner_user_remove,
  api_partner_user_role,
  api_partner_user_suggest,
  api_partner_user_update,
  api_partner_users,
  partner_register_send_invitations,
  partner_users,
  partner_users_invite,
  partner_users_resend_all,
  partner_users_resend_invitation,
  partner_users_revoke_invitation,
} from '../../../src/contract/server'
import { searchFor, staffState, todayIn } from '../../../src/model'
import { everyStaffOf } from '../../db/queries/people/staff'
import { pageOf, sorted } from '../../kernel/request/listQuery'
import { page } from '../../pages/frame'
import { publicOrigin } from '../../kernel/request/publicOrigin'
import { serve } from '../../kernel/serve'
import { changeRole, removeStaff, updateStaff } from './changeStaff'
import { invite, maySend, resendInvitation, revokeInvitation } from './invite'
import { findStaff, presentMember, presentStaff } from './present'
import { staffActivity } from './staffActivity'
import { staffWork } from './staffWork'
import { userOf } from '../../kernel/userOf'
import { changeMany } from '../websites/change/changeMany'
import { suggestUser } from '../websites/people/suggestUser'
import { staffContent } from './staffContent'

export const staffRoutes = [
  serve(partner_users, async ({ c, viewer, t }) => page(c, viewer, t('users.title'), await staffContent(c, viewer))),

  serve(api_partner_users, async ({ c, services, viewer, query }) => {
    const members = await presentStaff(services.db, viewer.partner_id, c.get('locale'))
    const today = todayIn(viewer.time_zone, services.clock.now())
    const isFound = searchFor(query.search ?? '')
    const found = members
      .filter(({ forename, surname, name, email }) => isFound(`${forename} ${surname} ${name} ${email}`))
      .filter((member) => !query.state || staffState(member, today) === query.state)
      .filter((member) => query.here !== '1' || staffState(member, today) !== 'removed')
    const shown = pageOf(sorted(found, query.sort, SORTS), query)
    const workOf = await staffWork(services, viewer)
    return { ...shown, items: shown.items.map((member) => ({ ...member, ...workOf(member.id) })) }
  }),

  serve(partner_users_invite, async ({ c, services, viewer, body, t }) => {
    return { items: await invite({ services, viewer, t, origin: publicOrigin(c) }, body.invitations) }
  }),

  // The last step of registering: the first colleagues, invited as all later ones.
  serve(partner_register_send_invitations, async ({ c, services, viewer, body, t }) => {
    return { items: await invite({ services, viewer, t, origin: publicOrigin(c) }, body.invitations) }
  }),

  serve(partner_users_resend_invitation, ({ c, services, viewer, params, t }) =>
    resendInvitation({ services, viewer, t, origin: publicOrigin(c) }, params.staff),
  ),

  serve(partner_users_resend_all, async ({ c, services, viewer, t }) => {
    const staff = await everyStaffOf(services.db, viewer.partner_id)
    const pending = staff.filter((row) => row.invitation_id !== null && maySend(viewer, row))
    const items = []
    for (const { id } of pending) items.push(await resendInvitation({ services, viewer, t, origin: publicOrigin(c) }, id))
    return { items }
  }),

  serve(partner_users_revoke_invitation, async ({ c, services, viewer, params, t }) => {
    await revokeInvitation({ services, viewer, t, origin: publicOrigin(c) }, params.staff)
    return c.body(null, 204)
  }),

  serve(api_partner_user_role, async ({ services, viewer, params, t }) => {
    const id = params.staff
    await changeRole(services, viewer, id, params.role, t)
    return presentMember(services.db, viewer, id)
  }),

  serve(api_partner_user_update, async ({ services, viewer, params, body, t }) => {
    const id = params.staff
    await updateStaff(services, viewer, id, body, t)
    return presentMember(services.db, viewer, id)
  }),

  serve(api_partner_user_remove, async ({ c, services, viewer, params, body, t }) => {
    await removeStaff(services, viewer, params.staff, body.reassignTo ?? null, t)
    return c.body(null, 204)
  }),

  serve(api_partner_user_assign, async ({ services, viewer, params, body, t }) => {
    const { id } = await findStaff(services.db, viewer, params.staff)
    return changeMany(services, viewer, { websites: body.websites, change: { assigned_to: id } }, t)
  }),

  serve(api_partner_user_activity, async ({ services, viewer }) => ({ items: await staffActivity(services.db, viewer.partner_id) })),

  serve(api_partner_user_suggest, async ({ services, viewer, params }) => {
    const person = await suggestUser(services, viewer, params.id)
    return { user: person && userOf(person) }
  }),
]

type Member = Awaited<ReturnType<typeof presentStaff>>[number]

/** The list arrives sorted by name. */
const SORTS = {
  name: () => 0,
  role: (a: Member, b: Member) => a.role.localeCompare(b.role),
  lastSeenAt: (a: Member, b: Member) => (a.lastSeenAt ?? '').localeCompare(b.lastSeenAt ?? ''),
  openTodos: (a: Member, b: Member) => a.openTodos - b.openTodos,
}
