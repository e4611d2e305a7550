import { everyStaffOf } from '../../db/queries/people/staff'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { invite, resendInvitation } from '../staff/invite'
import type { Translate } from '../../kernel/text/translate'
import { commit } from '../../outbox/commit/commit'
import { clientEntry } from './clientActivity'
import { findClient } from './clients'

interface Inviting {
  services: Services
  viewer: Viewer
  t: Translate
  origin: string
}

/** Invites the first admin of a customer, with a new link each time, for as long as nobody works there. */
export async function inviteClient({ services, viewer, t, origin }: Inviting, id: number): Promise<void> {
  const { db } = services
  const client = await findClient(db, viewer, id)
  if (!client.email || (client.status !== 'prospect' && client.status !== 'invited')) {
    throw new HttpError(422, 'refusal.fields', { errors: [{ name: 'client', message: t('client.notWaiting') }] })
  }
  // The invitation speaks for the partner: its name stands in it, the reseller's colour around it.
  const asked = { services, viewer: { ...viewer, partner_id: id, partner_name: client.company }, t, origin }
  const waiting = (await everyStaffOf(db, id)).find(({ invitation_id }) => invitation_id !== null)
  await (waiting ? resendInvitation(asked, waiting.id) : invite(asked, [{ email: client.email, role: 'admin' }]))
  await commit(services, viewer, async (transaction) => {
    await transaction.updateTable('reseller_customers').set({ status: 'invited' }).where('partner_id', '=', id).execute()
    return { audit: [clientEntry('invited', client)] }
  })
}
