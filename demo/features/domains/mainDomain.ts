import type { Kysely } from 'kysely'
import { successorOf } from '../../../src/model'
import type { Database } from '../../db'
import { brandOfPartner } from '../../db/queries/brandOfPartner'
import type { Services } from '../../kernel/context'
import { logTranslator } from '../../kernel/log/writeLog'
import type { DomainRow } from './domainRows'
import { logDomain } from './logDomain'

interface Place {
  partnerId: number
  websiteId: number
}

/** Why a domain cannot be the main one of its website now; names the text. */
export function mainProblem({ registry_state, proven_at }: Pick<DomainRow, 'registry_state' | 'proven_at'>): string | null {
  if (registry_state === 'pendingCreate') return 'pending'
  if (registry_state === 'redemption') return 'redemption'
  return proven_at ? null : 'unproven'
}

/** Gives a website that has no main domain the next one, if one of its domains can be that. */
export async function settleMain(services: Services, db: Kysely<Database>, { partnerId, websiteId }: Place): Promise<void> {
  const rows = await db
    .selectFrom('domains')
    .leftJoin('domain_proofs as proof', (join) =>
      join.onRef('proof.partner_id', '=', 'domains.partner_id').onRef('proof.name', '=', 'domains.name'),
    )
    .select(['domains.id', 'role', 'published', 'registry_state', 'unicode_name', 'proof.proven_at'])
    .where('website_id', '=', websiteId)
    .where('deleted_at', 'is', null)
    .execute()
  if (rows.some(({ role }) => role === 'main')) return
  const next = successorOf(rows.map((row) => ({ ...row, isPublished: row.published, canBeMain: mainProblem(row) === null })))
  if (!next) return
  const now = services.clock.now()
  await db
    .updateTable('domains')
    .set((eb) => ({ role: 'main', version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', next.id)
    .execute()
  const t = logTranslator(services, await brandOfPartner(db, partnerId))
  await logDomain(db, websiteId, t('log.domain.main', { domain: next.unicode_name }), { by: null, at: now }, 'domain.main')
}

/** Makes room for another main domain of a website: the one before becomes an alias. */
export async function demoteMain(db: Kysely<Database>, websiteId: number | null, now: Date): Promise<void> {
  await db
    .updateTable('domains')
    .set((eb) => ({ role: 'alias', version: eb('version', '+', 1), updated_at: now }))
    .where('website_id', '=', websiteId)
    .where('role', '=', 'main')
    .where('deleted_at', 'is', null)
    .execute()
}
