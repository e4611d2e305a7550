import type { SavedViewChange, SavedViewDraft } from '../../../src/contract'
import { may, VIEW_NAMES } from '../../../src/model'
import { type SavedViewRow, savedViewsOf } from '../../db/queries/savedViews'
import { missingRight } from '../authorise'
import type { Services, Viewer } from '../context'
import { publish } from '../eventHub'
import { HttpError } from '../HttpError'

const readerOf = (viewer: Viewer) => ({ partnerId: viewer.partner_id, userId: viewer.user_id })

/** One's own first, then those of the team, by name. */
export async function listSavedViews({ db }: Services, viewer: Viewer) {
  const rows = await savedViewsOf(db, readerOf(viewer)).orderBy('scope').orderBy('name').orderBy('id').execute()
  return rows.map((row) => present(row, viewer))
}

export async function createSavedView({ db, clock }: Services, viewer: Viewer, draft: Required<SavedViewDraft>) {
  if (draft.scope === 'team') checkTeam(viewer)
  const now = clock.now()
  const values = { ...draft, partner_id: viewer.partner_id, user_id: viewer.user_id, created_at: now, updated_at: now }
  const row = await db.insertInto('saved_views').values(values).returningAll().executeTakeFirstOrThrow()
  await publish(db, { kind: 'views', partnerId: viewer.partner_id })
  return present(row, viewer)
}

export async function changeSavedView({ db, clock }: Services, viewer: Viewer, id: number, change: SavedViewChange) {
  const before = await editable({ db }, viewer, id)
  if (change.scope === 'team' && before.scope !== 'team') checkTeam(viewer)
  const { name = before.name, scope = before.scope, query = before.query, columns = before.columns } = change
  const row = await db
    .updateTable('saved_views')
    .set({ name, scope, query, columns, updated_at: clock.now() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await publish(db, { kind: 'views', partnerId: viewer.partner_id })
  return present(row, viewer)
}

export async function deleteSavedView({ db }: Services, viewer: Viewer, id: number): Promise<void> {
  await editable({ db }, viewer, id)
  await db.deleteFrom('saved_views').where('id', '=', id).execute()
  await publish(db, { kind: 'views', partnerId: viewer.partner_id })
}

/** A view of somebody else that is not the team's is as good as unknown. */
async function editable({ db }: Pick<Services, 'db'>, viewer: Viewer, id: number): Promise<SavedViewRow> {
  const row = await savedViewsOf(db, readerOf(viewer)).where('id', '=', id).executeTakeFirst()
  if (!row) throw new HttpError(404, 'refusal.notFound')
  if (!mayEdit(row, viewer)) checkTeam(viewer)
  return row
}

const mayEdit = (row: SavedViewRow, viewer: Viewer): boolean =>
  row.user_id === viewer.user_id || may('manage_team_views', viewer.roles) !== 'none'

function checkTeam({ roles }: Viewer): void {
  if (may('manage_team_views', roles) === 'none') throw missingRight('manage_team_views')
}

function present(row: SavedViewRow, viewer: Viewer) {
  const { id, name, scope, query, columns } = row
  const view = VIEW_NAMES.find((one) => one === row.view) ?? 'all-websites'
  return { id, view, name, scope, query, columns, editable: mayEdit(row, viewer) }
}
