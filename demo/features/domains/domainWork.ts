import { endContracts } from '../subscription/endContracts'
import { stopUnpaid } from '../subscription/payments'
import { repeat } from '../../services'
import type { Services } from '../../kernel/context'
import { forgetVisits } from '../statistics/forgetVisits'
import { sendWeeklyMails } from '../statistics/sendWeeklyMails'
import { checkDomain } from './checkDomain'
import { setDomain } from './editDomain'
import { sendExpiryNotices } from './expiryNotices'
import { checkDueProofs } from './proof/checkProof'
import { prove } from './proof/prove'
import { stepRegistry } from './stepRegistry'
import { tellState } from './tellDomain'
import { websiteChanged } from './websiteChanged'

const TICK_MS = 1_000
const BATCH = 20
/** Each look-up asks several questions of two servers on this machine. */
const CHECKS_AT_ONCE = 4

/**
 * Everything that is due on the host's clock: steps at the registry, owners who did not confirm, notices, contracts that end or are not
 * paid, visits that are no longer kept, weekly mails, look-ups.
 */
export async function runDomainWork(services: Services): Promise<void> {
  await services.clock.refresh()
  await stepDue(services)
  await suspendUnconfirmed(services)
  await sendExpiryNotices(services)
  await endContracts(services)
  await stopUnpaid(services)
  await forgetVisits(services)
  await sendWeeklyMails(services)
  await checkDueProofs(services)
  await checkDue(services)
}

async function stepDue(services: Services): Promise<void> {
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
      await tellState(transaction, { row, patch, now })
      await websiteChanged(services, transaction, { partnerId: row.partner_id, websiteId: row.website_id })
    }
  })
}

/** Who does not confirm their data in time loses the domain's answers until they do. */
async function suspendUnconfirmed({ db, clock }: Services): Promise<void> {
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

async function checkDue(services: Services): Promise<void> {
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

/** Does what is due, again and again, until the returned function is called. */
export function startDomainWork(services: Services): () => Promise<void> {
  return repeat(services.log, { work: 'domains', everyMs: TICK_MS, task: () => runDomainWork(services) })
}
