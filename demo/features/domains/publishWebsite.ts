import { emitWebhook } from '../../outbox/webhooks/emitWebhook'
import type { DomainEdit } from './editDomain'

/** A website is published as long as one of its domains shows it: brings that up to date after a change of its domains. */
export async function publishWebsite(
  { db, row, now, logAt }: Pick<DomainEdit, 'db' | 'now' | 'logAt'> & { row: { name: string } },
  viewer: { partner_id: number; user_id: number | null },
  websiteId: number | null,
): Promise<void> {
  if (websiteId === null) return
  const shown = await db
    .selectFrom('domains')
    .select('name')
    .where('website_id', '=', websiteId)
    .where('published', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  const published_status = shown ? ('published' as const) : ('unpublished' as const)
  const changed = await db
    .updateTable('websites')
    .set((eb) => ({ published_status, published_at: shown ? eb.fn.coalesce('published_at', eb.val(now)) : eb.ref('published_at') }))
    .where('id', '=', websiteId)
    .where('published_status', '!=', published_status)
    .returning('id')
    .executeTakeFirst()
  if (!changed) return
  await logAt(websiteId, `log.${published_status}`, {}, published_status)
  if (!shown) return
  const news = { partnerId: viewer.partner_id, websiteId, actorId: viewer.user_id }
  await emitWebhook(db, { now: () => now }, { ...news, event: 'website_published', data: { domain: row.name } })
}
