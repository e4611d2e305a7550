import { type RawBuilder, sql } from 'kysely'
import { DAY_MS, type DomainProblem } from '../../../../src/model'

const expiresWithin = (days: number, now: Date) => sql<boolean>`domains.expires_at <= ${new Date(now.getTime() + days * DAY_MS)}`

/** Whether a domain has a kind of trouble (DG-02). */
export const domainProblems = (now: Date): Readonly<Record<DomainProblem, RawBuilder<boolean>>> => ({
  unverified: sql`domains.owner_state <> 'ok'`,
  ssl: sql`domains.ssl ->> 'state' = 'error'`,
  expiring30: expiresWithin(30, now),
  expiring60: expiresWithin(60, now),
  suspended: sql`domains.suspended_reason is not null`,
  no_website: sql`domains.website_id is null`,
  external_dns: sql`not domains.dns_managed`,
  not_pointing: sql`domains.dns_check ->> 'state' <> 'pointing'`,
})
