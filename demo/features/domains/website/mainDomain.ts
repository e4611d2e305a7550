import type { Kysely } from 'kysely'
import { successorOf } from '../../../../src/model'
import type { Database } from '../../../db'
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
export function promotionProblem(row: DomainRow): string | null {
  const isReached = row.main_state === 'pointing' || row.main_state === 'mixed'
  const isElsewhere = row.dns_check?.state === 'not_pointing' || row.dns_check?.state === 'wrong_target'
  return mainProblem(row) ?? (isReached && isElsewhere ? 'elsewhere' : null)
}

/** Gives a website that has no main domain the next one, if one of its domains can be that; its log says so. */
export async function settleMain(db: Kysely<Database>, websiteId: number, now: Date): Promise<LoggedLine[]> {
  const rows = await live(db, 'domains')
    .leftJoin('domain_proofs as proof', (join) =>
      join.onRef('proof.partner_id', '=', 'domains.partner_id').onRef('proof.name', '=', 'domains.name'),
    )
    .select(['domains.id', 'role', 'published', 'registry_state', 'suspended_reason', 'unicode_name', 'proof.proven_at'])
    .where('website_id', '=', websiteId)
    .execute()
  if (rows.some(({ role }) => role === 'main')) return []
  const next = successorOf(rows.map((row) => ({ ...row, isPublished: row.published, canBeMain: mainProblem(row) === null })))
  if (!next) return []
  await db
    .updateTable('domains')
    .set((eb) => ({ role: 'main', version: eb('version', '+', 1), updated_at: now }))
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
