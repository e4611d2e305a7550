import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { teamColumn } from '../../../db/queries/people/users'
import { type ViewerScope, websitesWithin, withWebsiteColumns } from '../../../db/queries/websites/websites'
import type { Services, Viewer } from '../../../kernel/context'
import { HttpError } from '../../../kernel/HttpError'
import { presentWebsite } from '../list/present'
import { momentOf, peopleIn, scopeOf, readerOf } from '../../../access/scope'

const selectWebsite = ({ db }: Services, viewer: Viewer, id: number, scope: ViewerScope) =>
  withWebsiteColumns(websitesWithin(db, scope), readerOf(viewer))
    .select(['websites.customer', 'websites.contact'])
    .where('websites.id', '=', id)

const notThere = () => new HttpError(404, 'refusal.notFound')

/** The row of a website the viewer may see; everything else is not there. */
export const findWebsiteRow = (services: Services, viewer: Viewer, id: number, scope: ViewerScope = scopeOf(viewer)) =>
  selectWebsite(services, viewer, id, scope).executeTakeFirstOrThrow(notThere)

/** The same with its note and its moves from status to status, the last one last. */
export const selectWithMoves = (services: Services, viewer: Viewer, id: number, scope: ViewerScope = scopeOf(viewer)) =>
  selectWebsite(services, viewer, id, scope).select((eb) => [
    eb.selectFrom('notes').select('text').whereRef('notes.website_id', '=', 'websites.id').as('note'),
    jsonArrayFrom(
      eb
        .selectFrom('status_moves')
        .whereRef('status_moves.website_id', '=', 'websites.id')
        .select(['from_status', 'to_status', 'moved_by', 'moved_at'])
        .orderBy('status_moves.id'),
    ).as('moves'),
  ])

export const findWithMoves = (services: Services, viewer: Viewer, id: number, scope?: ViewerScope) =>
  selectWithMoves(services, viewer, id, scope).select(teamColumn(services.db, viewer.partner_id)).executeTakeFirstOrThrow(notThere)

export type WebsiteWithMoves = Awaited<ReturnType<typeof findWithMoves>>

/** A website as the contract shows it, read anew. */
export const findWebsite = async (services: Services, viewer: Viewer, id: number) =>
  presentOne(services, viewer, await findWithMoves(services, viewer, id))

/** The same for the person who just changed it, and who may have given it away by that. */
export const websiteAfterChange = async (services: Services, viewer: Viewer, id: number) =>
  presentOne(services, viewer, await findWithMoves(services, viewer, id, { ...scopeOf(viewer), scope: 'all' }))

/** A website by itself also says who has moved it to its status. */
export function presentOne(services: Services, viewer: Viewer, row: WebsiteWithMoves) {
  const person = peopleIn(row.team)
  const move = row.moves.at(-1)
  const status_by = move?.to_status === row.status ? person(move.moved_by) : null
  return { ...presentWebsite(row, person, momentOf(services, viewer)), status_by }
}
