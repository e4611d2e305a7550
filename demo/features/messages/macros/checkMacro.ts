import type { Kysely } from 'kysely'
import type { MacroDraft } from '../../../../src/contract'
import { questionsIn } from '../../../../src/model'
import type { Database } from '../../../db'
import { ofPartner } from '../../../db/queries/base'
import type { Viewer } from '../../../kernel/context'
import { type FieldError, HttpError } from '../../../kernel/HttpError'
import type { Translate } from '../../../kernel/text/translate'
import { worksHere } from '../../../access/worksHere'

interface Check {
  draft: MacroDraft
  /** The other macros of the partner. */
  others: readonly { key: string | null }[]
  t: Translate
}

/** Refuses a macro that does nothing, or could not do what it says for everybody in the team. */
export async function checkMacro(db: Kysely<Database>, viewer: Viewer, { draft, others, t }: Check): Promise<void> {
  const { key, status, assignee, template, done } = draft
  const errors: FieldError[] = []
  if (status === null && assignee === null && template === null && !done) errors.push({ name: 'done', message: t('field.macroEmpty') })
  if (key !== null && others.some((one) => one.key === key)) errors.push({ name: 'key', message: t('field.macroKey') })
  if (isPerson(assignee) && !(await worksHere(db, viewer, Number(assignee)))) errors.push({ name: 'assignee', message: t('field.person') })
  if (template !== null && !(await canBeSent(db, viewer, Number(template)))) errors.push({ name: 'template', message: t('field.template') })
  if (errors.length > 0) throw new HttpError(422, 'refusal.fields', { errors })
}

/** Somebody by id. */
export const isPerson = (assignee: MacroDraft['assignee']): boolean => assignee !== null && assignee !== 'me' && assignee !== 'nobody'

/** A template of the whole team that asks nothing of its writer. */
async function canBeSent(db: Kysely<Database>, viewer: Viewer, id: number): Promise<boolean> {
  const row = await ofPartner(db, viewer.partner_id, 'email_templates')
    .select(['subject', 'html'])
    .where('id', '=', id)
    .where('owner_id', 'is', null)
    .where('archived', '=', false)
    .executeTakeFirst()
  return row !== undefined && questionsIn(`${row.subject} ${row.html}`).length === 0
}
