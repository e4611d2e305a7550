import { randomUUID } from 'node:crypto'
import type { Customer, Viewer } from '../../kernel/context'

type ShownWebsite = Pick<Customer, 'title' | 'status' | 'language' | 'domain' | 'customer' | 'contact'> & { id: number }

/** The customer of a website, without the session that would let somebody in. */
export function customerIn(viewer: Viewer, website: ShownWebsite, now: Date): Customer {
  const { partner_id, partner_name, time_zone, settings, status_settings } = viewer
  const { id, title, status, language, domain, customer, contact } = website
  const session = { id_hash: randomUUID(), csrf_token: '', created_at: now, last_seen_at: now, user_id: null }
  const shown = { website_id: id, title, status, language, domain, customer, contact }
  return { ...session, ...shown, partner_id, partner_name, time_zone, settings, status_settings }
}
