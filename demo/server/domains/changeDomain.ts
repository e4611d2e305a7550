import type { DomainChange } from '../../../src/contract'
import { type IsoDay, todayIn } from '../../../src/model'
import { payUntil } from '../backoffice/payments'
import type { Services, Viewer } from '../context'
import { HttpError } from '../HttpError'
import type { Translate } from '../translate'
import { type DomainEdit, editDomain } from './editDomain'
import { publishWebsite } from './publishWebsite'
import { leadsBack, redirection } from './redirection'
import { refuseField } from './refuse'

interface Request {
  websiteId: number
  id: number
  change: DomainChange
  t: Translate
}

/** Changes role, redirection, publishing or renewal. There is always at most one main domain: the one before becomes an alias. */
export async function changeDomain(
  services: Services,
  viewer: Viewer,
  { websiteId, id, change, t }: Request,
): Promise<'changed' | 'stale'> {
  let outcome: 'changed' | 'stale' = 'changed'
  await editDomain(services, viewer, { id, websiteId }, async (edit) => {
    const { row, set } = edit
    if (change.version !== undefined && change.version !== row.version) {
      outcome = 'stale'
      return
    }
    if (change.published) await requirePlan(edit, viewer)
    if (change.published) requireProof(row, t)
    if (change.autoRenew !== undefined && row.registrar === 'external') throw refuseField('autoRenew', 'domain.reason.external', t)
    const role = change.role ?? row.role
    if (role === 'main' && row.role !== 'main') {
      requireProof(row, t)
      if (row.registry_state === 'pendingCreate') throw refuseField('role', 'domain.notRegistered', t)
      await demoteMain(edit)
    }
    const redirect = role === 'redirect' ? redirection(change.redirect ?? row.redirect, t) : null
    if (redirect && (await leadsBack(edit.db, row.name, redirect.target))) throw refuseField('redirect', 'domain.redirectLoop', t)
    await set({
      role,
      redirect: JSON.stringify(redirect),
      ...(change.published !== undefined && { published: change.published }),
      ...(change.autoRenew !== undefined && { auto_renew: change.autoRenew }),
    })
    if (role === 'main' && row.role !== 'main') await edit.log('log.domain.main', {}, 'domain.main')
    if (change.published !== undefined && change.published !== row.published) await publishWebsite(edit, viewer, row.website_id)
  })
  return outcome
}

/** What somebody merely typed neither shows a website nor takes the place of its main domain. */
function requireProof({ proven_at }: DomainEdit['row'], t: Translate): void {
  if (!proven_at) throw refuseField('name', 'domain.unproven', t)
}

async function demoteMain({ db, row, now }: DomainEdit): Promise<void> {
  await db
    .updateTable('domains')
    .set((eb) => ({ role: 'alias', version: eb('version', '+', 1), updated_at: now }))
    .where('website_id', '=', row.website_id)
    .where('role', '=', 'main')
    .where('deleted_at', 'is', null)
    .execute()
}

/** What a domain is ordered or published for needs its contract. */
export async function requirePlan({ db, row, now }: Pick<DomainEdit, 'db' | 'row' | 'now'>, viewer: Viewer): Promise<void> {
  if (row.website_id !== null) await requireContract(db, row.website_id, todayIn(viewer.time_zone, now))
}

/** Domains are registered and published for websites with a running contract (402 leads to the upgrade page, spec 8) that is not overdue. */
export async function requireContract(db: Services['db'], websiteId: number, today: IsoDay): Promise<void> {
  const website = await db.selectFrom('websites').select('subscription_status').where('id', '=', websiteId).executeTakeFirst()
  if (website?.subscription_status !== 'active') throw new HttpError(402, 'domain.upgrade')
  const until = await payUntil(db, websiteId)
  if (until && until < today) throw new HttpError(422, 'domain.unpaid')
}
