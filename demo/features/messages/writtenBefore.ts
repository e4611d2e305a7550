import type { Kysely } from 'kysely'
import type { MessageDraft } from '../../../src/contract'
import type { Database } from '../../db'
import { live } from '../../db/queries/base'
import type { Viewer } from '../../kernel/context'

/** Under what a person's message for the team is written: the keys of others mean nothing to it. */
export const messageKey = ({ user_id }: Viewer, key: string): string => `${user_id}:${key}`

/** The message for the team that the same words became before, for whoever did not hear of it. Other words under its key are another message. */
export async function writtenBefore(
  db: Kysely<Database>,
  viewer: Viewer,
  websiteId: number,
  { key, category, message }: MessageDraft,
): Promise<number | null> {
  if (!key) return null
  const written = await live(db, 'messages')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('request_key', '=', messageKey(viewer, key))
    .where('category', '=', category)
    .where('message', '=', message)
    .executeTakeFirst()
  return written?.id ?? null
}
