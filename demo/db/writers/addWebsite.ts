import type { Insertable, Kysely } from 'kysely'
import type { Database } from '../schema'
import type { WebsitesTable } from '../tables/websites'

/** What has just been made was not changed since, and has had its status from then on. */
type NewWebsite = Omit<Insertable<WebsitesTable>, 'updated_at' | 'status_date'>

/** Adds a website, and answers its id. */
export async function addWebsite(db: Kysely<Database>, website: NewWebsite): Promise<number> {
  const { created_at: now } = website
  const { id } = await db
    .insertInto('websites')
    .values({ ...website, updated_at: now, status_date: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
