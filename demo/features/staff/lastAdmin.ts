import type { Kysely } from 'kysely'
import { authorisationRoles, fullName } from '../../../src/model'
import type { Database } from '../../db'
import { everyStaffOf } from '../../db/queries/people/staff'
import type { Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import type { Translate } from '../../kernel/text/translate'

const NAMED = 3

interface AdminRule {
  /** The field that is refused. */
  field?: string
  /** Until when the person is away: somebody has to be there meanwhile, so whoever is away as long is no substitute. */
  awayUntil?: string | undefined
  /** From when on; without it at once. */
  awayFrom?: string | null | undefined
}

/** Refuses to take the rights of the only admin who is there (screens SF-03), and names who else could become one. */
export async function keepAnAdmin(
  db: Kysely<Database>,
  viewer: Pick<Viewer, 'partner_id'>,
  id: number,
  t: Translate,
  { field = 'role', awayFrom, awayUntil }: AdminRule = {},
): Promise<void> {
  // Two admins demoting each other at the same moment wait for one another here.
  await db.selectFrom('partners').select('id').where('id', '=', viewer.partner_id).forUpdate().execute()
  const active = (await everyStaffOf(db, viewer.partner_id)).filter((row) => row.active && row.disabled_at === null)
  const isAdmin = ({ roles }: { roles: string[] }) => authorisationRoles(roles).includes('admin')
  const isThere = ({ inactive_from, inactive_until }: { inactive_from: string | null; inactive_until: string | null }) =>
    awayUntil === undefined ||
    inactive_until === null ||
    inactive_until < awayUntil ||
    (inactive_from !== null && inactive_from > (awayFrom ?? ''))
  const others = active.filter((row) => row.id !== id && isThere(row))
  const isLast = active.some((row) => row.id === id && isAdmin(row)) && !others.some(isAdmin)
  if (!isLast) return
  const names = others.slice(0, NAMED).map((row) => fullName(row) || row.email)
  const message = names.length > 0 ? t('staff.lastAdmin.others', { names: names.join(', ') }) : t('staff.lastAdmin')
  throw new HttpError(422, 'refusal.fields', { errors: [{ name: field, message }] })
}
