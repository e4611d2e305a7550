import type { ChangeRecord } from '../../../db/tables/websiteChanges'
import type { Services, Viewer } from '../../../kernel/context'
import { changedSince, lastDay } from '../change/changeRecord'
import type { LockedWebsite } from '../../../db/queries/websites/lockWebsite'
import { ofPartner } from '../../../db/queries/base'

interface OwnChange {
  id: number
  website: LockedWebsite
  record: ChangeRecord
  /** The columns that no longer hold what the change wrote. */
  since: string[]
  isTakenBack: boolean
}

/** What somebody has changed in the last day, by its id; not of websites that have been deleted since. */
export async function ownChanges({ db, clock }: Services, viewer: Viewer): Promise<ReadonlyMap<number, OwnChange>> {
  const changes = await db
    .selectFrom('website_changes')
    .where('changed_by', '=', viewer.user_id)
    .where('changed_at', '>=', lastDay(clock.now()))
    .select(['id', 'website_id', 'taken_back_at', 'record'])
    .execute()
  if (changes.length === 0) return new Map()
  const ids = [...new Set(changes.map(({ website_id }) => website_id))]
  const rows = await ofPartner(db, viewer.partner_id, 'websites').where('id', 'in', ids).selectAll().execute()
  const websites = new Map(rows.map((website) => [website.id, website]))
  const own = changes.flatMap(({ id, website_id, taken_back_at, record }) => {
    const website = websites.get(website_id)
    if (!website) return []
    return [[id, { id, website, record, since: changedSince(record, website), isTakenBack: taken_back_at !== null }] as const]
  })
  return new Map(own)
}
