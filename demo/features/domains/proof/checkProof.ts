import type { Selectable } from 'kysely'
import { DAY_MS, recheckAfter } from '../../../../src/model'
import type { Database } from '../../../db'
import { isLive, ofPartner } from '../../../db/queries/base'
import type { Services } from '../../../kernel/context'
import { type Claim, findProof, forgetUnused } from '../claim/claimName'
import { writeNews } from '../../../outbox/commit/writeNews'
import { websiteChanged } from '../website/websiteChanged'
import { loseName } from './loseName'
import { proofRecord } from '../../../services/dns/proofRecord'
import { prove, RECHECK_MS } from './prove'

type Proof = Selectable<Database['domain_proofs']>

/** So long the record of a proven name may be missing: people move their zones. */
const GRACE_MS = 7 * DAY_MS
const CHECKS_AT_ONCE = 4

/** Asks the name servers of a domain whose it is; what is registered here is known. */
export async function checkProof(services: Services, claim: Claim): Promise<void> {
  const asked = await findProof(services.db, claim)
  if (!asked || asked.proven_by === 'registry') return
  const { host, value } = proofRecord(asked.name, asked.token)
  const found = await services.dns.authoritative(host, 'TXT')
  await services.db.transaction().execute(async (db) => {
    const now = services.clock.now()
    const row = await findProof(db, claim)
    // Another answer came first, or another partner.
    if (!row || row.token !== asked.token || row.proven_by === 'registry') return
    const isShown = found?.includes(value) || (row.proven_at !== null && (await isServedHere(db, claim)))
    await db
      .updateTable('domain_proofs')
      .set({ found: found ?? [], checked_at: now, ...(isShown ? {} : next(row, found, now)) })
      .where('partner_id', '=', claim.partnerId)
      .where('name', '=', claim.name)
      .execute()
    if (isShown) await proven(services, db, row, now)
    else if (row.proven_at && isOver(row, now)) await loseName(services, db, { ...claim, why: 'gone' }, now)
  })
}

/** The registry names our name servers: whoever holds the domain still wants it here, and has no other zone for the record. */
async function isServedHere(db: Services['db'], { partnerId, name }: Claim): Promise<boolean> {
  const served = ofPartner(db, partnerId, 'domains').select('id').where('name', '=', name)
  return (await served.where('dns_managed', '=', true).executeTakeFirst()) !== undefined
}

async function proven(services: Services, db: Services['db'], { partner_id, name, proven_at }: Proof, now: Date): Promise<void> {
  const isTheirs = await prove(services, db, { partnerId: partner_id, name, by: 'record' }, now)
  if (!isTheirs || proven_at) return
  // The check table and the certificate follow.
  const due = db.updateTable('domains').set({ check_at: now }).where('partner_id', '=', partner_id).where('name', '=', name)
  const domain = await due.where(isLive('domains')).returning('website_id').executeTakeFirst()
  await writeNews({ ...services, db }, { partner_id, user_id: null }, await websiteChanged(services, db, domain?.website_id ?? null))
}

/** When to look again. A name server that says nothing does not say that the record is gone. */
function next({ proven_at, missing_since, tries }: Proof, found: readonly string[] | null, now: Date) {
  if (proven_at) return { missing_since: found ? (missing_since ?? now) : missing_since, check_at: new Date(now.getTime() + RECHECK_MS) }
  const wait = recheckAfter(tries + 1)
  return { tries: tries + 1, check_at: wait === null ? null : new Date(now.getTime() + wait) }
}

const isOver = ({ missing_since }: Proof, now: Date): boolean =>
  missing_since !== null && now.getTime() - missing_since.getTime() > GRACE_MS

/** Looks at those whose time has come. */
export async function checkDueProofs(services: Services): Promise<void> {
  const due = await services.db
    .selectFrom('domain_proofs')
    .select(['partner_id', 'name'])
    .where('check_at', '<=', services.clock.now())
    .orderBy('check_at')
    .limit(CHECKS_AT_ONCE)
    .execute()
  await Promise.all(
    due.map(async ({ partner_id: partnerId, name }) => {
      if (!(await forgetUnused(services.db, { partnerId, name }))) await checkProof(services, { partnerId, name })
    }),
  )
}
