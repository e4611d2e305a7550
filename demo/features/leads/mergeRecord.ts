import type { Kysely } from 'kysely'
import { keysOf, LEAD_UNMERGE_MS } from '../../../src/model'
import type { Database } from '../../db'
import type { LockedWebsite } from '../../db/queries/websites/lockWebsite'
import type { RelatedRows, Columns, MergeRecord } from '../../db/tables/websiteChanges'
import { joinedWebsite } from './joinedWebsite'

interface Merged {
  lead: LockedWebsite
  into: LockedWebsite
  related: RelatedRows
  by: number
  at: Date
}

/** Notes a merge once both websites are as it leaves them. */
export async function keepMerge(db: Kysely<Database>, { lead, into, related, by, at }: Merged): Promise<void> {
  await db
    .deleteFrom('lead_merges')
    .where('merged_at', '<', new Date(at.getTime() - LEAD_UNMERGE_MS))
    .execute()
  const now = await db.selectFrom('websites').selectAll().where('id', '=', into.id).executeTakeFirstOrThrow()
  const { domain, domains, image_file_id } = lead
  const fields = keysOf(joinedWebsite(lead, into))
  const record: MergeRecord = {
    related,
    lead: { domain, domains, image_file_id },
    before: pick(into, fields),
    after: pick(now, fields),
  }
  await db
    .insertInto('lead_merges')
    .values({
      partner_id: lead.partner_id,
      lead_id: lead.id,
      into_id: into.id,
      merged_by: by,
      merged_at: at,
      record: JSON.stringify(record),
    })
    .execute()
}

const pick = (website: LockedWebsite, fields: readonly (keyof LockedWebsite)[]): Columns =>
  Object.fromEntries(fields.map((field) => [field, website[field]]))

/** What the merge gave and nobody has changed since, as it was before. */
export function fieldsBack({ before, after }: MergeRecord, now: LockedWebsite): Columns {
  const current = new Map<string, unknown>(Object.entries(now))
  const isSame = (field: string) => JSON.stringify(current.get(field)) === JSON.stringify(after[field])
  return Object.fromEntries(
    Object.entries(before)
      .filter(([field]) => isSame(field))
      .map(([field, value]) => [field, isJson(value) ? JSON.stringify(value) : value]),
  )
}

/** Columns of objects take them as text; lists are columns of their own. */
const isJson = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)
