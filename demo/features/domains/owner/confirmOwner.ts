import type { HostContext } from '../../../kernel/context'
import { render } from '../../../pages/render'
import { hashOf } from '../../../access/tokens/opaqueToken'
import { showBrandOf } from '../../../kernel/showBrandOf'
import { translator } from '../../../kernel/text/translate'
import { commit } from '../../../outbox/commit/commit'
import { unconfirmedDomains } from './ownerMail'
import { websiteChanged } from '../website/websiteChanged'

/** `/domain-owner/{token}`: the owner of domains sees which, and confirms by a button, as programs that scan mails follow links too. */
export async function ownerPage(c: HostContext): Promise<Response> {
  const known = await find(c)
  return known ? show(c, known.waiting.length > 0 ? 'open' : 'done', known.waiting) : show(c, 'gone')
}

/** Confirms the data for all domains that wait for it; those that were suspended answer again. */
export async function confirmOwnerPage(c: HostContext): Promise<Response> {
  const known = await find(c)
  if (!known) return show(c, 'gone')
  const services = c.get('services')
  const { clock } = services
  const ids = known.waiting.map(({ id }) => id)
  if (ids.length > 0) {
    await commit(services, { partner_id: known.partner_id, user_id: null }, async (db) => {
      await db
        .updateTable('domains')
        .set((eb) => ({
          owner_state: 'ok' as const,
          owner_until: null,
          suspended_reason: eb.case().when('suspended_reason', '=', 'owner').then(null).else(eb.ref('suspended_reason')).end(),
          check_at: clock.now(),
          version: eb('version', '+', 1),
          updated_at: clock.now(),
        }))
        .where('id', 'in', ids)
        .execute()
      return websiteChanged(services, db, known.website_id)
    })
  }
  return show(c, 'done')
}

async function find(c: HostContext) {
  const { db } = c.get('services')
  const row = await db
    .selectFrom('owner_confirmations')
    .innerJoin('websites', 'websites.id', 'owner_confirmations.website_id')
    .select(['website_id', 'websites.partner_id'])
    .where('token_hash', '=', hashOf(c.req.param('token') ?? ''))
    .executeTakeFirst()
  if (row) await showBrandOf(c, row.partner_id)
  return row && { ...row, waiting: await unconfirmedDomains(db, row.website_id) }
}

function show(c: HostContext, state: 'open' | 'done' | 'gone', waiting: readonly { unicode_name: string }[] = []): Response {
  const t = translator(c.get('services').root, c.get('locale'))
  const values = { title: t(`owner.${state}.title`), state, domains: waiting.map(({ unicode_name }) => unicode_name) }
  return render(c, 'domain_owner.njk', values, state === 'gone' ? 410 : 200)
}
