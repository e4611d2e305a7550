import type { Kysely } from 'kysely'
import { PORTAL_LINK_TTL_MS } from '../../../src/model'
import type { Database } from '../../db'
import { hashOf, newToken } from '../../access/tokens/opaqueToken'

interface NewLink {
  websiteId: number
  /** Who made it; null when the customer asked for it. */
  userId: number | null
  now: Date
}

/** The path that lets the customer of a website into the customer area for thirty days. */
export async function createPortalLink(db: Kysely<Database>, { websiteId, userId, now }: NewLink): Promise<string> {
  const token = newToken()
  await db
    .insertInto('portal_links')
    .values({
      website_id: websiteId,
      token_hash: hashOf(token),
      created_by: userId,
      created_at: now,
      expires_at: new Date(now.getTime() + PORTAL_LINK_TTL_MS),
      revoked_at: null,
    })
    .execute()
  return `/my/enter/${token}`
}
