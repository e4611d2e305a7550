import type { Kysely } from 'kysely'
import type { Database } from '../../schema'
import { ofPartner } from '../base'
import { countOf } from '../total'

/** What of its limits a partner uses. */
export async function usageOf(db: Kysely<Database>, id: number) {
  const websites = ofPartner(db, id, 'websites').where('is_template', '=', false)
  const staff = ofPartner(db, id, 'memberships')
    .leftJoin('staff_invitations', (join) =>
      join
        .onRef('staff_invitations.user_id', '=', 'memberships.user_id')
        .onRef('staff_invitations.partner_id', '=', 'memberships.partner_id')
        .on('staff_invitations.status', '=', 'pending'),
    )
    .where((eb) => eb.or([eb('memberships.active', '=', true), eb('staff_invitations.id', 'is not', null)]))
  const domains = ofPartner(db, id, 'domains')
  return db
    .selectNoFrom([
      countOf(websites).as('websites'),
      countOf(websites.where('published_status', '=', 'published')).as('published'),
      countOf(domains).as('domains'),
      countOf(staff).as('staff'),
      countOf(domains.innerJoin('mailboxes', 'mailboxes.domain_id', 'domains.id')).as('mailboxes'),
    ])
    .executeTakeFirstOrThrow()
}
