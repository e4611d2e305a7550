import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import { emitWebhook } from '../../outbox/webhooks/emitWebhook'
import type { Services, Viewer } from '../../kernel/context'
import { publish } from '../../kernel/eventHub'
import type { WebsitePatch } from './WebsiteEdit'
import type { LockedWebsite } from '../../db/queries/lockWebsite'

interface Change {
  /** As it was. */
  website: LockedWebsite
  patch: WebsitePatch
  viewer: Viewer
}

const NEWS = { status: 'website_status_changed', assigned_to: 'website_assigned', due_date: 'website_due_date_changed' } as const
const FIELDS = ['status', 'assigned_to', 'due_date'] as const

/** Tells receivers of webhooks and pages that are open of a change. */
export async function tellChange({ clock }: Services, db: Kysely<Database>, { website, patch, viewer }: Change): Promise<void> {
  const { id: websiteId, partner_id: partnerId } = website
  for (const field of FIELDS.filter((name) => patch[name] !== undefined)) {
    const news = { event: NEWS[field], data: { [field]: patch[field] }, previous: { [field]: website[field] } }
    await emitWebhook(db, clock, { ...news, partnerId, websiteId, actorId: viewer.user_id })
  }
  await publish(db, { kind: 'website', partnerId, websiteId })
  await publish(db, { kind: 'counts', partnerId })
}
