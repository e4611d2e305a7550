import type { Kysely } from 'kysely'
import type { Database } from '../schema'
import type { Reach } from './websites'
import { ofPartner } from './base'

/** Websites that others are made from. They are there for everybody who may make one, whoever they belong to. */
export const templatesOf = (db: Kysely<Database>, { partnerId }: Pick<Reach, 'partnerId'>) =>
  ofPartner(db, partnerId, 'websites')
    .select(['id', 'title', 'image_file_id', 'language', 'updated_at'])
    .where('is_template', '=', true)
    .orderBy('title')
    .orderBy('id')
    .execute()
