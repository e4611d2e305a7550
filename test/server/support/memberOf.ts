import type { TestHost } from './testHost'

/** Who signs in with an address, and the partner they work for. */
export const memberOf = ({ open }: TestHost, email: string) =>
  open.db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .where('users.email', '=', email)
    .select(['memberships.user_id', 'memberships.partner_id'])
    .executeTakeFirstOrThrow()
