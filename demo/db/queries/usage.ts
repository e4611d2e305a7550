import type { Kysely } from 'kysely'
import type { Database } from '../schema'

/** What of its limits a partner uses. */
export async function usageOf(db: Kysely<Database>, id: number) {
  const websites = await db
    .selectFrom('websites')
    .where('partner_id', '=', id)
    .where('deleted_at', 'is', null)
    .where('is_template', '=', false)
    .select('published_status')
    .execute()
  const domains = await db.selectFrom('domains').select('id').where('partner_id', '=', id).where('deleted_at', 'is', null).execute()
  const staff = await db
    .selectFrom('memberships')
    .leftJoin('staff_invitations', (join) =>
      join
        .onRef('staff_invitations.user_id', '=', 'memberships.user_id')
        .onRef('staff_invitations.partner_id', '=', 'memberships.partner_id')
        .on('staff_invitations.status', '=', 'pending'),
    )
    .where('memberships.partner_id', '=', id)
    .where((eb) => eb.or([eb('memberships.active', '=', true), eb('staff_invitations.id', 'is not', null)]))
    .select('memberships.user_id')
    .execute()
  return {
    websites: websites.length,
    published: websites.filter(({ published_status }) => published_status === 'published').length,
    domains: domains.length,
    staff: staff.length,
  }
}
