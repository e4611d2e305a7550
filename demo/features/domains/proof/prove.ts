import { type Kysely, sql } from 'kysely'
import { DAY_MS } from '../../../../src/model'
import type { Database } from '../../../db'
import type { Services } from '../../../kernel/context'
import { type Claim, claimName } from '../claim/claimName'
import { loseName } from './loseName'

/** A record may go again; it is looked for once a day. */
export const RECHECK_MS = DAY_MS

interface Proof extends Claim {
  by: 'record' | 'registry'
}

/** The name is the partner's from now on. Who had it before is told; only from who registered it here no record takes it. */
export async function prove(services: Services, db: Kysely<Database>, { by, ...claim }: Proof, now: Date): Promise<boolean> {
  const { partnerId, name } = claim
  // Two who prove at once come one after the other.
  await sql`select pg_advisory_xact_lock(hashtext(${`proof:${name}`}))`.execute(db)
  const before = await db
    .selectFrom('domain_proofs')
    .select(['partner_id', 'proven_by'])
    .where('name', '=', name)
    .where('partner_id', '!=', partnerId)
    .where('proven_at', 'is not', null)
    .executeTakeFirst()
  if (before?.proven_by === 'registry' && by === 'record') return false
  if (before) await loseName(services, db, { partnerId: before.partner_id, name, why: 'taken' }, now)
  await claimName(db, claim, now)
  await db
    .updateTable('domain_proofs')
    .set(({ fn, val }) => ({
      proven_by: by,
      proven_at: fn.coalesce('proven_at', val(now)),
      missing_since: null,
      tries: 0,
      check_at: by === 'record' ? new Date(now.getTime() + RECHECK_MS) : null,
    }))
    .where('partner_id', '=', partnerId)
    .where('name', '=', name)
    .execute()
  return true
}
