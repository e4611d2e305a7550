import type { Kysely } from 'kysely'
import { authorisationRoles, fullName } from '../../../src/model'
import type { Database } from '../../db'
import { everyStaffOf } from '../../db/queries/staff'
import type { Viewer } from '../context'
import { HttpError } from '../HttpError'
import type { Translate } from '../translate'

const NAMED = 3

/** Refuses to take the rights of the only admin who is there (screens SF-03), and names who else could become one. */
export async function keepAnAdmin(db: Kysely<Database>, viewer: Viewer, id: number, t: Translate): Promise<void> {
  // Two admins demoting each other at the same moment wait for one another here.
  await db.selectFrom('partners').select('id').where('id', '=', viewer.partner_id).forUpdate().execute()
  const active = (await everyStaffOf(db, viewer.partner_id)).filter((row) => row.active && row.disabled_at === null)
  const isAdmin = ({ roles }: { roles: string[] }) => authorisationRoles(roles).includes('admin')
  const others = active.filter((row) => row.id !== id)
  const isLast = active.some((row) => row.id === id && isAdmin(row)) && !others.some(isAdmin)
  if (!isLast) return
  const names = others.slice(0, NAMED).map((row) => fullName(row) || row.email)
  const message = names.length > 0 ? t('staff.lastAdmin.others', { names: names.join(', ') }) : t('staff.lastAdmin')
  throw new HttpError(422, 'refusal.fields', { errors: [{ name: 'role', message }] })
}
