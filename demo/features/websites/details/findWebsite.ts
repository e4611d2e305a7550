import { type Reach, type WebsiteRow, websitesWithin, withWebsiteColumns } from '../../../db/queries/websites'
import type { Services, Viewer } from '../../../kernel/context'
import { HttpError } from '../../../kernel/HttpError'
import { presentWebsite } from '../list/present'
import { momentOf, peopleOf, reachOf, readerOf } from '../../../access/scope'
import { lastMove } from '../rules/workflowContext'

/** The row of a website the viewer may see; everything else is not there. */
export async function findWebsiteRow({ db }: Services, viewer: Viewer, id: number, reach: Reach = reachOf(viewer)) {
  const row = await withWebsiteColumns(websitesWithin(db, reach), readerOf(viewer)).where('websites.id', '=', id).executeTakeFirst()
  if (!row) throw new HttpError(404, 'refusal.notFound')
  return row
}

/** A website as the contract shows it, read anew. */
export const findWebsite = (services: Services, viewer: Viewer, id: number) => present(services, viewer, id, reachOf(viewer))

/** The same for the person who just changed it, and who may have given it away by that. */
export const websiteAfterChange = (services: Services, viewer: Viewer, id: number) =>
  present(services, viewer, id, { ...reachOf(viewer), scope: 'all' })

async function present(services: Services, viewer: Viewer, id: number, reach: Reach) {
  return presentOne(services, viewer, await findWebsiteRow(services, viewer, id, reach))
}

/** A website by itself also says who has moved it to its status. */
export async function presentOne(services: Services, viewer: Viewer, row: WebsiteRow) {
  const person = await peopleOf(services, viewer)
  const move = await lastMove(services.db, row.id)
  const status_by = move?.to === row.status ? person(move.by) : null
  return { ...presentWebsite(row, person, momentOf(services, viewer)), status_by }
}
