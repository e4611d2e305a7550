import type { api_partner_client_create, ReadBody } from '../../../src/contract/server'
import type { Services, Viewer } from '../../kernel/context'
import type { Translate } from '../../kernel/text/translate'
import { commitOnce, forgetKey } from '../../outbox/commit/commitOnce'
import { clientEntry } from './clientActivity'
import { givePlanFlags } from './plans/givePlanFlags'
import { findPlan } from './plans/plans'
import { storedLimits } from './plans/storedLimits'
import { inviteClient } from './inviteClient'

interface Draft extends ReadBody<typeof api_partner_client_create> {
  /** Once for a key. */
  readonly key?: string | undefined
}

/** A new customer with an invitation for its first admin, under the reseller's brand, or as a prospect without. */
export async function createClient(services: Services, viewer: Viewer, draft: Draft, t: Translate, origin: string): Promise<number> {
  const now = services.clock.now()
  const { key } = draft
  const email = draft.email.toLowerCase()
  const plan_id = draft.plan ?? null
  let isNew = false
  const id = await commitOnce(services, viewer, key, async (db) => {
    isNew = true
    if (plan_id !== null) await findPlan(db, viewer, plan_id)
    const partner = await db
      .insertInto('partners')
      .values({
        parent_id: viewer.partner_id,
        name: draft.company,
        time_zone: viewer.time_zone,
        flags: JSON.stringify({ isResellerCustomer: true }),
        settings: JSON.stringify({ companyName: draft.company, email, language: viewer.settings.language ?? 'en' }),
        status_settings: '{}',
        validation_settings: '{}',
        todos_for_status: '{}',
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const limits = JSON.stringify(storedLimits({}, draft.limits))
    await db.insertInto('reseller_customers').values({ partner_id: partner.id, status: 'prospect', limits, plan_id }).execute()
    if (plan_id !== null) await givePlanFlags(db, { plan: plan_id, client: partner.id })
    return { changed: partner.id, audit: [clientEntry('created', { id: partner.id, company: draft.company })] }
  })
  if (!draft.invite || !isNew) return id
  try {
    await inviteClient({ services, viewer, t, origin }, id)
  } catch (error) {
    // All or nothing: whoever tries again does not find it there already.
    await services.db.deleteFrom('partners').where('id', '=', id).execute()
    if (key) await forgetKey(services.db, viewer, key)
    throw error
  }
  return id
}
