import type { Kysely } from 'kysely'
import type { SavedViewChange, SavedViewDraft } from '../../../src/contract'
import { isRole, may, SAVED_VIEW_ICONS, VIEW_NAMES } from '../../../src/model'
import type { Database } from '../../db'
import { type SavedViewRow, savedViewsOf } from './queries'
import { missingRight } from '../../access/authorise'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { commit, type Change } from '../../outbox/commit/commit'
import { commitOnce } from '../../outbox/commit/commitOnce'
import { beginWith, giveToRoles, withdraw } from './savedViewDefaults'

const readerOf = (viewer: Viewer) => ({ partnerId: viewer.partner_id, userId: viewer.user_id })

/** One's own first, then those of the team, by name. */
export async function listSavedViews({ db }: Services, viewer: Viewer) {
  const rows = await savedViewsOf(db, readerOf(viewer)).orderBy('scope').orderBy('name').orderBy('id').execute()
  return rows.map((row) => present(row, viewer))
}

export function createSavedView(services: Services, viewer: Viewer, draft: SavedViewDraft, key: string | undefined) {
  const { view, name, icon, scope, query, columns, ...defaults } = draft
  if (scope === 'team') checkTeam(viewer)
  return commitOnce(services, viewer, key, async (db) => {
    const now = services.clock.now()
    const { id } = await db
      .insertInto('saved_views')
      .values({
        ...{ view, name, icon: icon ?? null, scope, query, columns },
        ...{ partner_id: viewer.partner_id, user_id: viewer.user_id, created_at: now, updated_at: now },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return settle(db, viewer, id, defaults)
  })
}

export function changeSavedView(services: Services, viewer: Viewer, id: number, change: SavedViewChange) {
  const { isDefault, defaultRoles, ...rest } = change
  return commit(services, viewer, async (db) => {
    const before = await readable(db, viewer, id)
    const isTouched = defaultRoles !== undefined || Object.values(rest).some((value) => value !== undefined)
    if (isTouched) checkEdit(before, viewer)
    if (change.scope === 'team' && before.scope !== 'team') checkTeam(viewer)
    const { name = before.name, icon = before.icon, scope = before.scope, query = before.query, columns = before.columns } = rest
    await db
      .updateTable('saved_views')
      .set({ name, icon, scope, query, columns, updated_at: services.clock.now() })
      .where('id', '=', id)
      .execute()
    if (scope === 'private' && before.scope === 'team') await withdraw(db, before)
    return settle(db, viewer, id, { isDefault, defaultRoles })
  })
}

export const deleteSavedView = (services: Services, viewer: Viewer, id: number): Promise<void> =>
  commit(services, viewer, async (db) => {
    checkEdit(await readable(db, viewer, id), viewer)
    await db.deleteFrom('saved_views').where('id', '=', id).execute()
    return { publish: [{ kind: 'views' }] }
  })

type Defaults = Pick<SavedViewChange, 'isDefault' | 'defaultRoles'>

/** Says who begins with the view, and answers how it is now. */
async function settle(db: Kysely<Database>, viewer: Viewer, id: number, defaults: Defaults): Promise<Change<ReturnType<typeof present>>> {
  const row = await readable(db, viewer, id)
  if (defaults.isDefault !== undefined) await beginWith(db, viewer, row, defaults.isDefault)
  if (defaults.defaultRoles !== undefined) {
    if (defaults.defaultRoles.length > 0) checkTeam(viewer)
    await giveToRoles(db, row, defaults.defaultRoles)
  }
  return { changed: present(await readable(db, viewer, id), viewer), publish: [{ kind: 'views' }] }
}

/** A view of somebody else that is not the team's is as good as unknown. */
async function readable(db: Kysely<Database>, viewer: Viewer, id: number): Promise<SavedViewRow> {
  const row = await savedViewsOf(db, readerOf(viewer)).where('saved_views.id', '=', id).executeTakeFirst()
  if (!row) throw new HttpError(404, 'refusal.notFound')
  return row
}

const mayEdit = (row: SavedViewRow, viewer: Viewer): boolean =>
  row.user_id === viewer.user_id || may('manage_team_views', viewer.roles) !== 'none'

function checkEdit(row: SavedViewRow, viewer: Viewer): void {
  if (!mayEdit(row, viewer)) checkTeam(viewer)
}

function checkTeam({ roles }: Viewer): void {
  if (may('manage_team_views', roles) === 'none') throw missingRight('manage_team_views')
}

function present(row: SavedViewRow, viewer: Viewer) {
  const { id, name, scope, query, columns } = row
  return {
    ...{ id, name, scope, query, columns },
    view: VIEW_NAMES.find((one) => one === row.view) ?? 'all-websites',
    icon: SAVED_VIEW_ICONS.find((one) => one === row.icon) ?? null,
    editable: mayEdit(row, viewer),
    isDefault: Boolean(row.is_default),
    defaultRoles: row.default_roles.filter(isRole),
  }
}
