import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db'
import type { SavedViewRow } from './queries'
import type { Viewer } from '../../kernel/context'

/** Somebody begins with this view, and with no other one of the same place; or with it no longer. */
export async function beginWith(db: Kysely<Database>, { user_id, partner_id }: Viewer, { id, view }: SavedViewRow, isOn: boolean) {
  if (!isOn) {
    await db.deleteFrom('saved_view_defaults').where('saved_view_id', '=', id).where('user_id', '=', user_id).execute()
    return
  }
  await db
    .insertInto('saved_view_defaults')
    .values({ user_id, partner_id, view, saved_view_id: id })
    .onConflict((conflict) => conflict.columns(['user_id', 'partner_id', 'view']).doUpdateSet({ saved_view_id: id }))
    .execute()
}

/** These roles begin with this view of the team, which takes them from the other ones of the same place. A view of one person has none. */
export async function giveToRoles(db: Kysely<Database>, { id, view, scope, partner_id }: SavedViewRow, roles: readonly string[]) {
  const given = scope === 'team' ? [...new Set(roles)] : []
  await db
    .updateTable('saved_views')
    .set({ default_roles: sql`array(select unnest(default_roles) except select unnest(${given}::text[]))` })
    .where('partner_id', '=', partner_id)
    .where('view', '=', view)
    .where('id', '<>', id)
    .execute()
  await db.updateTable('saved_views').set({ default_roles: given }).where('id', '=', id).execute()
}

/** A view that is no longer the team's is nobody's beginning but that of whom it belongs to. */
export async function withdraw(db: Kysely<Database>, { id, user_id }: SavedViewRow) {
  await db.updateTable('saved_views').set({ default_roles: [] }).where('id', '=', id).execute()
  await db.deleteFrom('saved_view_defaults').where('saved_view_id', '=', id).where('user_id', '<>', user_id).execute()
}
