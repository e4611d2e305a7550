import type { DomainChange } from '../../../../src/contract'
import type { Services, Viewer } from '../../../kernel/context'
import type { Translate } from '../../../kernel/text/translate'
import { requirePlan } from '../website/contract'
import { switchDnssec } from '../dnssec/switchDnssec'
import { editDomain } from '../edit/editDomain'
import { demoteMain, mayRedirect, promotionProblem } from '../website/mainDomain'
import { publishWebsite } from '../website/publishWebsite'
import { redirection } from './redirection'
import { refuseField } from '../row/refuse'

interface Request {
  websiteId: number
  id: number
  change: DomainChange
  t: Translate
}

/** Changes role, redirection, publishing, renewal, lock or signatures. A website has one main domain: the one before becomes an alias. */
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
    if (role === 'redirect' && !(await mayRedirect(edit.db, row))) throw refuseField('role', 'domain.onlyMain', t)
    if (change.dnssec !== undefined) await switchDnssec(edit, change.dnssec, t)
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
    if (change.published !== undefined && change.published !== row.published) edit.addNews(await publishWebsite(edit, row.website_id))
  })
  return outcome
}
