import type { Services } from '../../../kernel/context'
import { forgetContent } from '../../../services'
import { checkDomain } from './checkDomain'
import { setDomain } from '../edit/editDomain'
import { dropMailboxes } from '../mailboxes/dropMailboxes'
import { domainLines } from '../row/domainLines'
import { prove } from '../proof/prove'
import { stepRegistry } from './stepRegistry'
import { newsOfState } from '../row/newsOfState'
import { together } from '../../../kernel/News'
import { writeNews } from '../../../outbox/commit/writeNews'
import { websiteChanged } from '../website/websiteChanged'
import { isLive, live } from '../../../db/queries/base'

const BATCH = 20
/** Each look-up asks several questions of two servers on this machine. */
const CHECKS_AT_ONCE = 4

/** The next step at the registry of each domain that waits for one. */
export async function stepDue(services: Services): Promise<void> {
  const { db, clock } = services
  const now = clock.now()
  const contents: string[] = []
  await db.transaction().execute(async (transaction) => {
    const due = await live(transaction, 'domains')
      .selectAll()
      .where('registry_at', '<=', now)
      .orderBy('registry_at')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const row of due) {
      const patch = await stepRegistry(transaction, row)
      if (patch.registrar === 'own') await prove(services, transaction, { partnerId: row.partner_id, name: row.name, by: 'registry' }, now)
      if (patch.deleted_at) contents.push(...(await dropMailboxes(transaction, { domainId: row.id })))
      await setDomain(transaction, row.id, patch, now)
      const news = together(
        { log: row.registry_state === 'ok' && patch.expires_at ? await domainLines(transaction, row.website_id, renewed(row)) : [] },
        newsOfState(row, patch),
        await websiteChanged(services, transaction, row.website_id),
      )
      await writeNews({ ...services, db: transaction }, { partner_id: row.partner_id, user_id: null }, news)
    }
  })
  await forgetContent(services, contents)
}

const renewed = ({ unicode_name }: { unicode_name: string }) => ({ kind: 'domain.renewed', values: { domain: unicode_name } }) as const

/** Who does not confirm their data in time loses the domain's answers until they do. */
export async function suspendUnconfirmed(services: Services): Promise<void> {
  const { db, clock } = services
  const now = clock.now()
  const patch = { suspended_reason: 'owner' } as const
  await db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .updateTable('domains')
      .set(patch)
      .where('owner_state', 'in', ['unverified', 'pending'])
      .where('owner_until', '<=', now)
      .where('suspended_reason', 'is', null)
      .where(isLive('domains'))
      .returningAll()
      .execute()
    for (const row of rows) {
      const news = together(
        newsOfState({ ...row, suspended_reason: null }, patch),
        await websiteChanged(services, transaction, row.website_id),
      )
      await writeNews({ ...services, db: transaction }, { partner_id: row.partner_id, user_id: null }, news)
    }
  })
}

/** Looks up the domains whose turn it is. */
export async function checkDue(services: Services): Promise<void> {
  const now = services.clock.now()
  const due = await live(services.db, 'domains')
    .select('id')
    .where('check_at', '<=', now)
    .where('registry_state', '!=', 'pendingCreate')
    .orderBy('check_at')
    .limit(CHECKS_AT_ONCE)
    .execute()
  await Promise.all(due.map(({ id }) => checkDomain(services, id)))
}
