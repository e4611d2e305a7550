import type { Kysely } from 'kysely'
import type { Database } from '../schema'
import { ofPartner } from './base'

/** What of its limits a partner uses. */
export async function usageOf(db: Kysely<Database>, id: number) {
  const websites = await ofPartner(db, id, 'websites').where('is_template', '=', false).select('published_status').execute()
  const domains = await ofPartner(db, id, 'domains').select('id').execute()
  const staff = await ofPartner(db, id, 'memberships')
    .leftJoin('staff_invitations', (join) =>
      join
        .onRef('staff_invitations.user_id', '=', 'memberships.user_id')
        .onRef('staff_invitations.partner_id', '=', 'memberships.partner_id')
        .on('staff_invitations.status', '=', 'pending'),
    )
    .where((eb) => eb.or([eb('memberships.active', '=', true), eb('staff_invitations.id', 'is not', null)]))
    .select('memberships.user_id')
    .execute()
  const mailboxes = await ofPartner(db, id, 'domains')
    .innerJoin('mailboxes', 'mailboxes.domain_id', 'domains.id')
    .select('mailboxes.id')
    .execute()
  return {
    websites: websites.length,
    published: websites.filter(({ published_status }) => published_status === 'published').length,
    domains: domains.length,
    staff: staff.length,
    mailboxes: mailboxes.length,
  }
}
