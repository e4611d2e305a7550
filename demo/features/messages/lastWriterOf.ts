import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import { live } from '../../db/queries/base'

/** Who of the two wrote the last mail of a website that a person wrote; null while nobody has. */
export async function lastWriterOf(db: Kysely<Database>, websiteId: number): Promise<'customer' | 'team' | null> {
  const last = await live(db, 'messages')
    .select('category')
    .where('website_id', '=', websiteId)
    .where('category', 'in', ['message_from', 'message_to'])
    // What machines wrote is marked.
    .where('label', '=', '')
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return null
  return last.category === 'message_from' ? 'customer' : 'team'
}
