import type { ServerRoute } from '../../src/contract/server'
import { type Action, may } from '../../src/model'
import type { HostContext, Viewer } from '../kernel/context'
import { HttpError } from '../kernel/HttpError'
import { idOf } from '../kernel/request/idOf'
import { checkReading } from './tokens/apiToken'
import { policy } from './policy/policy'
import { authoriseCustomer } from './authoriseCustomer'
import { requireConfirmed } from './signIn/confirmation'
import { checkScope } from './tokens/personalToken'
import { isWebsiteInScope } from './isWebsiteInScope'
import type { Rule } from './policy/rule'

/** Lets the request through or refuses it, by the policy table alone. A route without a rule is closed. */
export async function authorise(c: HostContext, route: ServerRoute): Promise<void> {
  checkParameters(c)
  const rule = policy[route.name]
  if (!rule) throw new HttpError(403, 'refusal.right', { values: { right: route.name } })
  if (rule.access === 'public') return
  const viewer = c.get('viewer')
  if (viewer?.token) checkScope(c, viewer.token, route, rule)
  if (viewer?.isShortToken) checkReading(c, route, rule)
  if (rule.access === 'customer') return authoriseCustomer(c, rule)
  if (!viewer) throw new HttpError(401, 'refusal.signIn')
  if (rule.access === 'self') return rule.confirmed ? requireConfirmed(c, viewer) : undefined
  await checkRight(c, viewer, rule)
}

async function checkRight(c: HostContext, viewer: Viewer, rule: Extract<Rule, { access: 'right' }>): Promise<void> {
  const website = await websiteOf(c, viewer, rule)
  if (website && !(await isWebsiteInScope(c, viewer, website, may('see_websites', viewer.roles))))
    throw new HttpError(404, 'refusal.notFound')
  if (rule.flag && !viewer.flags[rule.flag]) throw new HttpError(402, 'refusal.plan', { values: { flag: rule.flag } })
  const scope = may(rule.action, viewer.roles)
  const allowed = scope === 'all' || (scope === 'own' && (!website || (await isWebsiteInScope(c, viewer, website, 'own'))))
  if (!allowed) throw missingRight(rule.action)
}

/** The website a request is about: named in the path, or by a collection of its content. */
async function websiteOf(c: HostContext, viewer: Viewer, { website, collection, binned = false }: Extract<Rule, { access: 'right' }>) {
  if (collection) return { id: await websiteOfCollection(c, viewer), binned }
  const id = website ? c.req.param(website) : undefined
  return id === undefined ? undefined : { id: idOf(id), binned }
}

async function websiteOfCollection(c: HostContext, viewer: Viewer): Promise<number> {
  const { db } = c.get('services')
  const id = idOf(c.req.param('collection') ?? '')
  const row = await db
    .selectFrom('collections')
    .innerJoin('websites', 'websites.id', 'collections.website_id')
    .select('collections.website_id')
    .where('collections.id', '=', id)
    .where('websites.partner_id', '=', viewer.partner_id)
    .executeTakeFirst()
  if (!row) throw new HttpError(404, 'refusal.notFound')
  return row.website_id
}

export const missingRight = (action: Action): HttpError => new HttpError(403, 'refusal.right', { values: { right: action } })

/** Control characters mean nothing good. */
function checkParameters(c: HostContext): void {
  if (Object.values(c.req.param()).some((value) => /\p{Cc}/u.test(value))) throw new HttpError(400, 'refusal.address')
}
