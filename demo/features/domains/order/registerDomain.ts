import type { partner_website_domain_register, ReadBody } from '../../../../src/contract/server'
import { OWN_NAME_SERVERS, OWNER_CONFIRM_MS, REGISTRY_STEP_MS, todayIn } from '../../../../src/model'
import type { Services, Viewer } from '../../../kernel/context'
import { HttpError } from '../../../kernel/HttpError'
import type { Translate } from '../../../kernel/text/translate'
import { commit } from '../../../outbox/commit/commit'
import { together } from '../../../kernel/News'
import { requireContract } from '../website/contract'
import { addDomain } from './connectDomain'
import { domainName } from '../claim/domainName'
import { domainLines } from '../row/domainLines'
import { findOrder, keepOrder } from './orders'
import { mailOwner } from '../owner/ownerMail'
import { ownerOf, ownerProblems, saveOwner } from '../owner/ownerData'
import { priceOf } from '../row/price'
import { isRegistrable } from '../claim/nameProblem'
import { prove } from '../proof/prove'
import { refuseField } from '../row/refuse'
import { websiteChanged } from '../website/websiteChanged'

interface Request {
  websiteId: number
  draft: ReadBody<typeof partner_website_domain_register>
  /** The client's key of this order. */
  key: string | undefined
  /** Of the link in the mail to the owner. */
  origin: string
  t: Translate
}

/** Orders a new domain at the registry. The answer comes at once; the registry takes its time. */
export async function registerDomain(services: Services, viewer: Viewer, { websiteId, draft, key, origin, t }: Request): Promise<number> {
  const { name, unicodeName } = domainName(services, draft.name, t)
  return commit(services, viewer, async (db) => {
    const now = services.clock.now()
    const known = await findOrder(db, viewer, key, now)
    if (known !== undefined) return { changed: known }
    await requireContract(db, websiteId, todayIn(viewer.time_zone, now))
    if (!priceOf(name) || !isRegistrable(name)) throw refuseField('name', 'domain.unsupported', t)
    if (await db.selectFrom('outside_domains').select('name').where('name', '=', name).executeTakeFirst())
      throw refuseField('name', 'domain.taken', t)
    if (draft.owner) await saveOwner(db, { websiteId, change: draft.owner, now })
    const problems = ownerProblems(await ownerOf(db, websiteId), [name], t)
    if (problems.length > 0) throw new HttpError(422, 'refusal.fields', { errors: problems })
    const { changed: id, ...added } = await addDomain(db, viewer, t, {
      name,
      unicode_name: unicodeName,
      website_id: websiteId,
      role: 'alias',
      redirect: 'null',
      registrar: 'own',
      registrar_name: null,
      registry_state: 'pendingCreate',
      registry_at: new Date(now.getTime() + REGISTRY_STEP_MS),
      years: draft.years ?? 1,
      auto_renew: draft.autoRenew ?? true,
      registered_at: null,
      expires_at: null,
      nameservers: [...OWN_NAME_SERVERS],
      dns_managed: true,
      check_at: null,
      owner_state: 'unverified',
      owner_until: new Date(now.getTime() + OWNER_CONFIRM_MS),
      now,
    })
    await prove(services, db, { partnerId: viewer.partner_id, name, by: 'registry' }, now)
    await keepOrder(db, viewer, { key, id, now })
    await mailOwner(services, db, viewer, { websiteId, origin })
    const ordered = { log: await domainLines(db, websiteId, { kind: 'domain.ordered', values: { domain: unicodeName } }) }
    return { changed: id, ...together(added, ordered, await websiteChanged(services, db, websiteId)) }
  })
}
