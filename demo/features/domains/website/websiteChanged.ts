import type { Kysely } from 'kysely'
import type { Database } from '../../../db'
import type { Services } from '../../../kernel/context'
import type { News } from '../../../kernel/News'
import { live } from '../../../db/queries/base'
import { settleMain } from './mainDomain'
import { noteOnWebsite } from '../../../db/writers/noteOnWebsite'

/** Domains of a website wait for each other, so that no two become the main one at once. */
export async function lockWebsite(db: Kysely<Database>, websiteId: number | null): Promise<void> {
  if (websiteId !== null) await db.selectFrom('websites').select('id').where('id', '=', websiteId).forNoKeyUpdate().execute()
}

/**
 * After every change of a website's domains: one of them is the main one, the website has their names for lists and searches, and the
 * pages that show it are told.
 */
export async function websiteChanged({ clock }: Pick<Services, 'clock'>, db: Kysely<Database>, websiteId: number | null): Promise<News> {
  if (websiteId === null) return {}
  await lockWebsite(db, websiteId)
  const log = await settleMain(db, websiteId, clock.now())
  const rows = await live(db, 'domains')
    .select(['name', 'role', 'registered_at'])
    .where('website_id', '=', websiteId)
    .orderBy('name')
    .execute()
  await noteOnWebsite(db, websiteId, {
    domain: rows.find(({ role }) => role === 'main')?.name ?? null,
    domains: rows.map(({ name }) => name),
    registered_status: rows.some(({ registered_at }) => registered_at !== null) ? 'registered' : 'not_registered',
  })
  return { log, publish: [{ kind: 'website', websiteId }] }
}
