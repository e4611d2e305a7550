import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema'
import type { Reach } from '../../db/queries/websites'

/** Websites that others are made from. They are there for everybody who may make one, whoever they belong to. */
export const templatesOf = (db: Kysely<Database>, { partnerId }: Pick<Reach, 'partnerId'>) =>
  db
    .selectFrom('websites')
    .select(['id', 'title', 'image_file_id', 'language', 'updated_at'])
    .where('partner_id', '=', partnerId)
    .where('is_template', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('title')
    .orderBy('id')
    .execute()
