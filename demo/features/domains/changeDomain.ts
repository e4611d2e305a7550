import type { DomainChange } from '../../../src/contract'
import { type IsoDay, todayIn } from '../../../src/model'
import { payUntil } from '../subscription/payments'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import type { Translate } from '../../kernel/text/translate'
import { type DomainEdit, editDomain } from './editDomain'
import { demoteMain, promotionProblem } from './mainDomain'
import { publishWebsite } from './publishWebsite'
import { redirection } from './redirection'
import { refuseField } from './refuse'

interface Request {
  websiteId: number
  id: number
  change: DomainChange
  t: Translate
}

/** Changes role, redirection, publishing or renewal. A website has one main domain: the one before becomes an alias. */
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
    if (change.published && !row.proven_at) throw refuseField('name', 'domain.reason.unproven', t)
    for (const field of ['autoRenew', 'lock'] as const)
      if (change[field] !== undefined && row.registrar === 'external') throw refuseField(field, 'domain.reason.external', t)
    const role = change.role ?? row.role
    if (role === 'main' && row.role !== 'main') {
      const problem = promotionProblem(row)
      if (problem) throw refuseField('role', `domain.reason.${problem}`, t)
      await demoteMain(edit.db, row.website_id, edit.now)
    }
    const domain = { partnerId: row.partner_id, name: row.name }
    const redirect = role === 'redirect' ? await redirection(edit.db, domain, change.redirect ?? row.redirect, t) : null
    await set({
      role,
      redirect: JSON.stringify(redirect),
      ...(change.published !== undefined && { published: change.published }),
      ...(change.autoRenew !== undefined && { auto_renew: change.autoRenew }),
      ...(change.lock !== undefined && { locked: change.lock }),
    })
    if (change.lock !== undefined && change.lock !== row.locked)
      await edit.log({ kind: change.lock ? 'domain.locked' : 'domain.unlocked', values: { domain: row.unicode_name } })
    if (role === 'main' && row.role !== 'main') await edit.log({ kind: 'domain.main', values: { domain: row.unicode_name } }, 'domain.main')
    if (change.published !== undefined && change.published !== row.published) edit.tell(await publishWebsite(edit, row.website_id))
  })
  return outcome
}

/** What a domain is ordered or published for needs its contract. */
export async function requirePlan({ db, row, now }: Pick<DomainEdit, 'db' | 'row' | 'now'>, viewer: Viewer): Promise<void> {
  if (row.website_id !== null) await requireContract(db, row.website_id, todayIn(viewer.time_zone, now))
}

/** Domains are registered and published for websites with a running contract (402 leads to the upgrade page, spec 8) that is not overdue. */
export async function requireContract(db: Services['db'], websiteId: number, today: IsoDay): Promise<void> {
  const problem = await contractProblem(db, websiteId, today)
  if (problem) throw problem
}

export async function contractProblem(db: Services['db'], websiteId: number, today: IsoDay): Promise<HttpError | null> {
  const website = await db.selectFrom('websites').select('subscription_status').where('id', '=', websiteId).executeTakeFirst()
  if (website?.subscription_status !== 'active') return new HttpError(402, 'domain.upgrade')
  const until = await payUntil(db, websiteId)
  return until && until < today ? new HttpError(422, 'domain.unpaid') : null
}
