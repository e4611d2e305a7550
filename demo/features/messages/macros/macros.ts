import type { Kysely } from 'kysely'
import type { MacroDraft } from '../../../../src/contract'
import { MACRO_KEYS, MACROS_MAX } from '../../../../src/model'
import type { Database } from '../../../db'
import { ofPartner } from '../../../db/queries/base'
import type { MacrosTable } from '../../../db/tables/macros'
import type { Services, Viewer } from '../../../kernel/context'
import { HttpError } from '../../../kernel/HttpError'
import type { Translate } from '../../../kernel/text/translate'
import { commit } from '../../../outbox/commit/commit'
import { checkMacro, isPerson } from './checkMacro'

type Row = Pick<MacrosTable, 'name' | 'key' | 'status' | 'assign_to' | 'assignee_id' | 'template_id' | 'done'> & { id: number }

const macrosOf = (db: Kysely<Database>, { partner_id }: Viewer) => ofPartner(db, partner_id, 'macros').selectAll()

export async function listMacros({ db }: Services, viewer: Viewer) {
  const rows = await macrosOf(db, viewer).orderBy('name').orderBy('id').execute()
  return rows.map(present)
}

interface Saving {
  /** Without one a macro is made. */
  id?: number
  draft: MacroDraft
  t: Translate
}

export function saveMacro(services: Services, viewer: Viewer, { id, draft, t }: Saving) {
  return commit(services, viewer, async (db) => {
    const others = await macrosOf(db, viewer).forUpdate().execute()
    if (id !== undefined && !others.some((one) => one.id === id)) throw new HttpError(404, 'refusal.notFound')
    if (id === undefined && others.length >= MACROS_MAX) {
      throw new HttpError(422, 'refusal.fields', { errors: [{ name: 'name', message: t('field.most', { max: MACROS_MAX }) }] })
    }
    await checkMacro(db, viewer, { draft, others: others.filter((one) => one.id !== id), t })
    const now = services.clock.now()
    const values = { ...valuesOf(draft), updated_at: now }
    const row =
      id === undefined
        ? await db
            .insertInto('macros')
            .values({ ...values, partner_id: viewer.partner_id, created_at: now })
            .returningAll()
            .executeTakeFirstOrThrow()
        : await db.updateTable('macros').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
    const { name, ...details } = draft
    return { changed: present(row), audit: [{ action: id === undefined ? 'macro.created' : 'macro.changed', subject: name, details }] }
  })
}

export const deleteMacro = (services: Services, viewer: Viewer, id: number): Promise<void> =>
  commit(services, viewer, async (db) => {
    const row = await db
      .deleteFrom('macros')
      .where('id', '=', id)
      .where('partner_id', '=', viewer.partner_id)
      .returning('name')
      .executeTakeFirst()
    if (!row) throw new HttpError(404, 'refusal.notFound')
    return { audit: [{ action: 'macro.deleted', subject: row.name }] }
  })

const valuesOf = ({ name, key, status, assignee, template, done }: MacroDraft) => ({
  name,
  key,
  status,
  assign_to: assignee === 'me' ? ('me' as const) : assignee === 'nobody' ? ('nobody' as const) : null,
  assignee_id: isPerson(assignee) ? Number(assignee) : null,
  template_id: template === null ? null : Number(template),
  done,
})

const present = ({ id, name, key, status, assign_to, assignee_id, template_id, done }: Row) => ({
  id,
  name,
  key: MACRO_KEYS.find((one) => one === key) ?? null,
  // Written by this host alone, which checked it.
  status,
  assignee: assign_to ?? assignee_id,
  template: template_id,
  done,
})
