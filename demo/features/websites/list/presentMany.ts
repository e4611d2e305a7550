import { websitesWithin, withWebsiteColumns } from '../../../db/queries/websites/websites'
import type { Services, Viewer } from '../../../kernel/context'
import { presentWebsite } from './present'
import { momentOf, peopleOf, scopeOf, readerOf } from '../../../access/scope'

/** Websites the viewer has just changed, as they are now, in the order of the ids. */
export async function presentMany(services: Services, viewer: Viewer, ids: readonly number[]) {
  if (ids.length === 0) return []
  const scope = { ...scopeOf(viewer), scope: 'all' as const }
  const rows = await withWebsiteColumns(websitesWithin(services.db, scope), readerOf(viewer))
    .where('websites.id', 'in', [...ids])
    .execute()
  const person = await peopleOf(services, viewer)
  const moment = momentOf(services, viewer)
  const byId = new Map(rows.map((row) => [row.id, presentWebsite(row, person, moment)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
