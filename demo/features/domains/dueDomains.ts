import type { Services } from '../../kernel/context'
import { checkDomain } from './checkDomain'
import { setDomain } from './editDomain'
import { logDomain } from './logDomain'
import { prove } from './proof/prove'
import { stepRegistry } from './stepRegistry'
import { tellState } from './tellDomain'
import { websiteChanged } from './websiteChanged'

const BATCH = 20
/** Each look-up asks several questions of two servers on this machine. */
const CHECKS_AT_ONCE = 4

/** The next step at the registry of each domain that waits for one. */
export async function stepDue(services: Services): Promise<void> {
  const { db, clock } = services
  const now = clock.now()
  await db.transaction().execute(async (transaction) => {
    const due = await transaction
      .selectFrom('domains')
      .selectAll()
      .where('registry_at', '<=', now)
      .where('deleted_at', 'is', null)
      .orderBy('registry_at')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const row of due) {
      const patch = await stepRegistry(transaction, row)
      if (patch.registrar === 'own') await prove(services, transaction, { partnerId: row.partner_id, name: row.name, by: 'registry' }, now)
      await setDomain(transaction, row.id, patch, now)
      if (row.registry_state === 'ok' && patch.expires_at)
        await logDomain({ ...services, db: transaction }, row.website_id, renewed(row), { by: null, at: now })
      await tellState(transaction, { row, patch, now })
      await websiteChanged(services, transaction, { partnerId: row.partner_id, websiteId: row.website_id })
    }
  })
}

const renewed = ({ unicode_name }: { unicode_name: string }) => ({ kind: 'domain.renewed', values: { domain: unicode_name } }) as const

/** Who does not confirm their data in time loses the domain's answers until they do. */
export async function suspendUnconfirmed({ db, clock }: Services): Promise<void> {
  const now = clock.now()
  const patch = { suspended_reason: 'owner' } as const
  await db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .updateTable('domains')
      .set(patch)
      .where('owner_state', 'in', ['unverified', 'pending'])
      .where('owner_until', '<=', now)
      .where('suspended_reason', 'is', null)
      .where('deleted_at', 'is', null)
      .returningAll()
      .execute()
    for (const row of rows) await tellState(transaction, { row: { ...row, suspended_reason: null }, patch, now })
  })
}

/** Looks up the domains whose turn it is. */
export async function checkDue(services: Services): Promise<void> {
  const now = services.clock.now()
  const due = await services.db
    .selectFrom('domains')
    .select('id')
    .where('check_at', '<=', now)
    .where('registry_state', '!=', 'pendingCreate')
    .where('deleted_at', 'is', null)
    .orderBy('check_at')
    .limit(CHECKS_AT_ONCE)
    .execute()
  await Promise.all(due.map(({ id }) => checkDomain(services, id)))
}
