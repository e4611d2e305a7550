import { type RawBuilder, sql } from 'kysely'
import { DAY_MS, DOMAIN_STATES, type DomainSort, EXPIRING_DAYS, UNDER_WAY } from '../../../../src/model'
import { alphabetical } from '../../../db/queries/alphabetical'

/** What `domainState` says of a row, for thousands of them at once. */
const stateAt = (now: Date) => sql<string>`case
  when domains.suspended_reason is not null then 'suspended'
  when domains.expires_at <= ${now} then 'expired'
  when domains.transfer ->> 'state' = any(${UNDER_WAY}) then 'transferring'
  when domains.registrar = 'own' and domains.registered_at is null then 'registering'
  when proof.proven_at is null then 'unproven'
  when domains.cancel_at is not null then 'cancelled'
  when domains.expires_at <= ${new Date(now.getTime() + EXPIRING_DAYS * DAY_MS)} and not domains.auto_renew then 'expiring'
  when domains.owner_state <> 'ok' then 'unverified'
  when domains.website_id is null then 'unused'
  when coalesce(domains.dns_check ->> 'state', 'pending') = 'pending' then 'checking'
  else domains.dns_check ->> 'state' end`

/** What each sort orders by; missing values are last in both directions (defaults 5.8). */
export const domainOrder = (now: Date): Readonly<Record<DomainSort, RawBuilder<unknown>>> => ({
  name: alphabetical(sql.ref('domains.unicode_name')),
  website: alphabetical(sql.ref('websites.title')),
  state: sql`array_position(${sql.lit(`{${DOMAIN_STATES.join(',')}}`)}::text[], ${stateAt(now)})`,
  expiresAt: sql`domains.expires_at`,
  autoRenew: sql`domains.auto_renew`,
  createdAt: sql`domains.created_at`,
})
