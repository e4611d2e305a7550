import type { Kysely } from 'kysely'
import type { Database } from '../../schema'
import { withInherited } from '../partners/brandOfPartner'
import { isLive } from '../base'

/** Whether there is something to look at yet: a website has content from its first save on. */
export const hasContent = async (db: Kysely<Database>, websiteId: number): Promise<boolean> =>
  (await db.selectFrom('cms_documents').select('version').where('website_id', '=', websiteId).executeTakeFirst()) !== undefined

/** What a request of a customer needs to know, in one query; a website in the recycle bin and a revoked link let nobody in. */
export async function findPortalSession(db: Kysely<Database>, idHash: string, now: Date) {
  const row = await db
    .selectFrom('portal_sessions')
    .innerJoin('websites', 'websites.id', 'portal_sessions.website_id')
    .innerJoin('partners', 'partners.id', 'websites.partner_id')
    .leftJoin('client_defaults', 'client_defaults.partner_id', 'partners.parent_id')
    .leftJoin('portal_links', 'portal_links.id', 'portal_sessions.link_id')
    .where('portal_sessions.id_hash', '=', idHash)
    .where(isLive('websites'))
    .where((eb) =>
      eb.or([
        eb('portal_sessions.user_id', 'is not', null),
        eb.and([eb('portal_links.revoked_at', 'is', null), eb('portal_links.expires_at', '>', now)]),
      ]),
    )
    .select([
      'portal_sessions.id_hash',
      'portal_sessions.csrf_token',
      'portal_sessions.created_at',
      'portal_sessions.last_seen_at',
      'portal_sessions.user_id',
      'websites.id as website_id',
      'websites.title',
      'websites.status',
      'websites.language',
      'websites.domain',
      'websites.customer',
      'websites.contact',
      'partners.id as partner_id',
      'partners.name as partner_name',
      'partners.time_zone',
      'partners.settings',
      'client_defaults.settings as inherited_settings',
      'partners.status_settings',
    ])
    .executeTakeFirst()
  return row && withInherited(row)
}

export type PortalSessionRow = NonNullable<Awaited<ReturnType<typeof findPortalSession>>>

/** The link behind a token, and whether it still is one. */
export async function findPortalLink(db: Kysely<Database>, tokenHash: string, now: Date) {
  const row = await db
    .selectFrom('portal_links')
    .innerJoin('websites', 'websites.id', 'portal_links.website_id')
    .where('portal_links.token_hash', '=', tokenHash)
    .select(['portal_links.id', 'portal_links.website_id', 'portal_links.revoked_at', 'portal_links.expires_at'])
    .select(['websites.partner_id', 'websites.deleted_at'])
    .executeTakeFirst()
  return row && { ...row, isGood: row.revoked_at === null && row.deleted_at === null && row.expires_at > now }
}
