import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import type { Services } from '../../kernel/context'
import { publish } from '../../kernel/publish'
import { settleMain } from './mainDomain'

interface Changed {
  partnerId: number
  websiteId: number | null
}

/** Domains of a website wait for each other, so that no two become the main one at once. */
export async function lockWebsite(db: Kysely<Database>, websiteId: number | null): Promise<void> {
  if (websiteId !== null) await db.selectFrom('websites').select('id').where('id', '=', websiteId).forNoKeyUpdate().execute()
}

/**
 * After every change of a website's domains: one of them is the main one, the website has their names for lists and searches, and the
 * pages that show it are told.
 */
export async function websiteChanged(services: Services, db: Kysely<Database>, { partnerId, websiteId }: Changed): Promise<void> {
  if (websiteId === null) return
  await lockWebsite(db, websiteId)
  await settleMain(services, db, websiteId)
  const rows = await db
    .selectFrom('domains')
    .select(['name', 'role', 'registered_at'])
    .where('website_id', '=', websiteId)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .execute()
  await db
    .updateTable('websites')
    .set({
      domain: rows.find(({ role }) => role === 'main')?.name ?? null,
      domains: rows.map(({ name }) => name),
      registered_status: rows.some(({ registered_at }) => registered_at !== null) ? 'registered' : 'not_registered',
    })
    .where('id', '=', websiteId)
    .execute()
  await publish(db, { kind: 'website', partnerId, websiteId })
}
