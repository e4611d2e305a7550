import type { Kysely } from 'kysely'
import { isReached, successorOf } from '../../../../src/model'
import type { Database } from '../../../db'
import type { DnsCheck } from '../../../db/tables/domains'
import type { LoggedLine } from '../../../kernel/News'
import { domainLines } from '../row/domainLines'
import type { DomainRow } from '../row/domainRows'
import { isLive, live } from '../../../db/queries/base'

/** Why a domain cannot be the main one of its website now; names the text. */
export function mainProblem(row: Pick<DomainRow, 'registry_state' | 'suspended_reason' | 'proven_at'>): string | null {
  if (row.registry_state === 'pendingCreate') return 'pending'
  if (row.registry_state === 'redemption') return 'redemption'
  if (row.suspended_reason !== null) return 'suspended'
  return row.proven_at ? null : 'unproven'
}

/** Why nobody makes it the main one now: visitors that reach the present one would reach nothing under it. */
export const promotionProblem = (row: DomainRow): string | null =>
  mainProblem(row) ?? (isReached(row.main_state) && isElsewhere(row.dns_check) ? 'elsewhere' : null)

const isElsewhere = (check: DnsCheck | null): boolean => check?.state === 'not_pointing' || check?.state === 'wrong_target'

/** The domains of a website, as it is decided which of them is the main one. */
async function candidatesOf(db: Kysely<Database>, websiteId: number) {
  const rows = await live(db, 'domains')
    .leftJoin('domain_proofs as proof', (join) =>
      join.onRef('proof.partner_id', '=', 'domains.partner_id').onRef('proof.name', '=', 'domains.name'),
    )
    .select(['domains.id', 'role', 'published', 'registry_state', 'suspended_reason', 'unicode_name', 'dns_check', 'proof.proven_at'])
    .where('website_id', '=', websiteId)
    .execute()
  return rows.map((row) => ({
    ...row,
    isPublished: row.published,
    isReached: isReached(row.dns_check?.state),
    canBeMain: mainProblem(row) === null,
  }))
}

/** The main domain of a website besides this one, or the alias that would be it: none redirects without one. */
export async function mainBeside(db: Kysely<Database>, websiteId: number | null, id?: number) {
  if (websiteId === null) return null
  const others = (await candidatesOf(db, websiteId)).filter((other) => other.id !== id && other.role !== 'redirect')
  return others.find(({ role }) => role === 'main') ?? successorOf(others)
}

/** Whether a domain may redirect from now on: another one is the main domain, or becomes it, and visitors go on reaching the website. */
export async function mayRedirect(db: Kysely<Database>, { id, website_id, role, dns_check }: DomainRow): Promise<boolean> {
  if (role === 'redirect') return true
  const beside = await mainBeside(db, website_id, id)
  return beside !== null && !(role === 'main' && isReached(dns_check?.state) && isElsewhere(beside.dns_check))
}

/**
 * Gives a website another main domain when it has none, or one that nobody reaches any more while they would reach another; its log says so.
 */
export async function settleMain(db: Kysely<Database>, websiteId: number, now: Date): Promise<LoggedLine[]> {
  const domains = await candidatesOf(db, websiteId)
  const main = domains.find(({ role }) => role === 'main')
  const next = main?.canBeMain ? null : successorOf(domains)
  if (!next) return []
  await demoteMain(db, websiteId, now)
  await db
    .updateTable('domains')
    .set((eb) => ({ role: 'main', redirect: 'null', version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', next.id)
    .execute()
  const line = { kind: 'domain.main', values: { domain: next.unicode_name } } as const
  return (await domainLines(db, websiteId, line, 'domain.main')).map((one) => ({ ...one, by: null }))
}

/** Makes room for another main domain of a website: the one before becomes an alias. */
export async function demoteMain(db: Kysely<Database>, websiteId: number | null, now: Date): Promise<void> {
  await db
    .updateTable('domains')
    .set((eb) => ({ role: 'alias', version: eb('version', '+', 1), updated_at: now }))
    .where('website_id', '=', websiteId)
    .where('role', '=', 'main')
    .where(isLive('domains'))
    .execute()
}
