import type { Kysely } from 'kysely'
import type { Database } from '../../../db/schema'
import type { ViewerScope } from '../../../db/queries/websites/websites'
import { alphabetical } from '../../../db/queries/alphabetical'
import { ofPartner } from '../../../db/queries/base'

/** Websites that others are made from. They are there for everybody who may make one, whoever they belong to. */
export const templatesOf = (db: Kysely<Database>, { partnerId }: Pick<ViewerScope, 'partnerId'>) =>
  ofPartner(db, partnerId, 'websites')
    .select(['id', 'title', 'image_file_id', 'language', 'updated_at'])
    .where('is_template', '=', true)
    .orderBy((eb) => alphabetical(eb.ref('title')))
    .orderBy('id')
    .execute()
