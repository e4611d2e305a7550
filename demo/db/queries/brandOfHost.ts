import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema'

/** The partner whose own domain this is: before anybody has signed in, its brand is on the page and not the provider's. */
export async function brandOfHost(db: Kysely<Database>, host: string | undefined) {
  const domain = (host ?? '').toLowerCase().replace(/:\d+$/, '')
  if (!domain) return null
  const row = await db
    .selectFrom('partners')
    .where(sql<boolean>`settings ->> 'domain' = ${domain}`)
    .where(sql<boolean>`(flags ->> 'canWhitelabel')::boolean`)
    .select(['id as partner_id', 'name as partner_name', 'settings'])
    .executeTakeFirst()
  return row ?? null
}

export type HostBrand = NonNullable<Awaited<ReturnType<typeof brandOfHost>>>
