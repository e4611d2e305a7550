import type { Kysely } from 'kysely'
import type { MacroDraft } from '../../../../src/contract'
import { MACRO_KEYS, MACROS_MAX } from '../../../../src/model'
import type { Database } from '../../../db'
import type { MacrosTable } from '../../../db/tables/macros'
import { audit } from '../../../services'
import type { Services, Viewer } from '../../../kernel/context'
import { HttpError } from '../../../kernel/HttpError'
import type { Translate } from '../../../kernel/text/translate'
import { checkMacro, isPerson } from './checkMacro'

type Row = Pick<MacrosTable, 'name' | 'key' | 'status' | 'assign_to' | 'assignee_id' | 'template_id' | 'done'> & { id: number }

const ofPartner = (db: Kysely<Database>, viewer: Viewer) => db.selectFrom('macros').selectAll().where('partner_id', '=', viewer.partner_id)

export async function listMacros({ db }: Services, viewer: Viewer) {
  const rows = await ofPartner(db, viewer).orderBy('name').orderBy('id').execute()
  return rows.map(present)
}

interface Saving {
  /** Without one a macro is made. */
  id?: number
  draft: MacroDraft
  t: Translate
}

export function saveMacro({ db, clock }: Services, viewer: Viewer, { id, draft, t }: Saving) {
  return db.transaction().execute(async (trx) => {
    const others = await ofPartner(trx, viewer).forUpdate().execute()
    if (id !== undefined && !others.some((one) => one.id === id)) throw new HttpError(404, 'refusal.notFound')
    if (id === undefined && others.length >= MACROS_MAX) {
      throw new HttpError(422, 'refusal.fields', { errors: [{ name: 'name', message: t('field.most', { max: MACROS_MAX }) }] })
    }
    await checkMacro(trx, viewer, { draft, others: others.filter((one) => one.id !== id), t })
    const now = clock.now()
    const values = { ...valuesOf(draft), updated_at: now }
    const row =
      id === undefined
        ? await trx
            .insertInto('macros')
            .values({ ...values, partner_id: viewer.partner_id, created_at: now })
            .returningAll()
            .executeTakeFirstOrThrow()
        : await trx.updateTable('macros').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
    const { name, ...details } = draft
    await note(trx, viewer, { action: id === undefined ? 'macro.created' : 'macro.changed', at: now, subject: name, details })
    return present(row)
  })
}

export async function deleteMacro({ db, clock }: Services, viewer: Viewer, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .deleteFrom('macros')
      .where('id', '=', id)
      .where('partner_id', '=', viewer.partner_id)
      .returning('name')
      .executeTakeFirst()
    if (!row) throw new HttpError(404, 'refusal.notFound')
    await note(trx, viewer, { action: 'macro.deleted', at: clock.now(), subject: row.name, details: {} })
  })
}

interface Note {
  action: string
  at: Date
  subject: string
  details: Record<string, unknown>
}

const note = (db: Kysely<Database>, viewer: Viewer, entry: Note) =>
  audit(db, { ...entry, userId: viewer.user_id, partnerId: viewer.partner_id })

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
