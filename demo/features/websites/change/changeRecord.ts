import type { Kysely } from 'kysely'
import { UNDO_SERVER_TTL_MS } from '../../../../src/model'
import type { Database } from '../../../db'
import type { Came, ChangeRecord, Columns } from '../../../db/tables/websiteChanges'
import type { LockedWebsite } from '../../../db/queries/websites/lockWebsite'

interface ReplacedValues {
  /** As it was. */
  website: LockedWebsite
  values: Columns
  came: Came
  by: number
  at: Date
}

/** Notes what a change of a website replaces; answers the id that takes it back. */
export async function keepChange(db: Kysely<Database>, { website, values, came, by, at }: ReplacedValues): Promise<number> {
  await db.deleteFrom('website_changes').where('website_id', '=', website.id).where('changed_at', '<', lastDay(at)).execute()
  const columns: Columns = website
  const before = Object.fromEntries(Object.keys(values).map((name) => [name, columns[name]]))
  const record: ChangeRecord = { before, after: values, came }
  const { id } = await db
    .insertInto('website_changes')
    .values({ website_id: website.id, changed_by: by, changed_at: at, taken_back_at: null, record: JSON.stringify(record) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** From when on changes can be taken back. */
export const lastDay = (now: Date): Date => new Date(now.getTime() - UNDO_SERVER_TTL_MS)

/** The columns that no longer hold what the change wrote. The place on the board is whoever’s came last. */
export function changedSince({ after }: ChangeRecord, website: LockedWebsite): string[] {
  const now: Columns = website
  return Object.keys(after).filter((name) => name !== 'rank' && JSON.stringify(now[name]) !== JSON.stringify(after[name]))
}
