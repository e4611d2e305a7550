import type { Kysely } from 'kysely'
import type { Database } from '../schema'

/** Says that a website is published, or no longer is; since when stays as it was first. Answers whether that is new. */
export async function setPublished(db: Kysely<Database>, id: number, isPublished: boolean, at: Date): Promise<boolean> {
  const state = isPublished ? 'published' : 'unpublished'
  const changed = await db
    .updateTable('websites')
    .set((eb) => ({
      published_status: state,
      published_at: isPublished ? eb.fn.coalesce('published_at', eb.val(at)) : eb.ref('published_at'),
    }))
    .where('id', '=', id)
    .where('published_status', '!=', state)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}
