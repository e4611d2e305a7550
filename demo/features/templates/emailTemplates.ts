import { type SelectQueryBuilder, sql } from 'kysely'
import type { EmailTemplateDraft } from '../../../src/contract'
import type { partner_email_composer_template_save, WrittenAnswer } from '../../../src/contract/server'
import { may, mergeFieldsIn, toLocale } from '../../../src/model'
import type { Database } from '../../db'
import { lockPartner } from '../../db/queries/partners/lockPartner'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import type { Translate } from '../../kernel/text/translate'
import { missingRight } from '../../access/authorise'
import { presentFile } from '../files/present'
import { peopleOf } from '../../access/scope'
import { cleanHtml } from './cleanHtml'
import { ofPartner } from '../../db/queries/base'

type Template = WrittenAnswer<typeof partner_email_composer_template_save>

/** Templates of the team and the person's own, by category and name. */
export async function listTemplates(services: Services, viewer: Viewer): Promise<Template[]> {
  const rows = await visible(services, viewer).selectAll().orderBy('category').orderBy('name').orderBy('language').orderBy('id').execute()
  const person = await peopleOf(services, viewer)
  const files = await filesOf(
    services,
    rows.flatMap(({ file_ids }) => file_ids),
  )
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    category: row.category || null,
    language: row.language,
    subject: row.subject,
    html: row.html,
    scope: row.owner_id === null ? ('partner' as const) : ('personal' as const),
    ownerId: row.owner_id,
    attachments: row.file_ids.flatMap((id) => files.get(id) ?? []),
    placeholders: mergeFieldsIn(`${row.subject} ${row.html}`),
    default: row.is_default,
    usageCount: row.usage_count,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    archived: row.archived,
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
    updatedBy: person(row.updated_by),
  }))
}

const visible = ({ db }: Services, viewer: Viewer) =>
  ofPartner(db, viewer.partner_id, 'email_templates').where((eb) =>
    eb.or([eb('owner_id', 'is', null), eb('owner_id', '=', viewer.user_id)]),
  )

async function filesOf({ db }: Services, ids: number[]) {
  if (ids.length === 0) return new Map<number, ReturnType<typeof presentFile>>()
  const rows = await db
    .selectFrom('files')
    .select(['id', 'type', 'name', 'bytes', 'thumbnail_hash', 'scan_state'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, presentFile(row)]))
}

export async function findTemplate(services: Services, viewer: Viewer, id: number): Promise<Template> {
  const template = (await listTemplates(services, viewer)).find((one) => one.id === id)
  if (!template) throw new HttpError(404, 'refusal.notFound')
  return template
}

/** Creates or changes a template and answers its id; what it was before is kept. The team's templates need a right of their own. */
export async function saveTemplate(services: Services, viewer: Viewer, draft: EmailTemplateDraft, t: Translate): Promise<number | 'stale'> {
  const now = services.clock.now()
  const values = {
    name: draft.name,
    category: draft.category ?? '',
    language: toLocale(draft.language),
    subject: draft.subject,
    html: cleanHtml(draft.html),
    is_default: draft.default ?? false,
    archived: draft.archived ?? false,
    file_ids: (draft.attachments ?? []).map(Number),
    updated_at: now,
    updated_by: viewer.user_id,
  }
  const before = draft.id === undefined ? null : await findTemplate(services, viewer, Number(draft.id))
  const scope = draft.scope ?? before?.scope ?? 'partner'
  const shares = scope === 'partner' || before?.scope === 'partner'
  if (shares && may('manage_email_templates', viewer.roles) !== 'all') throw missingRight('manage_email_templates')
  await checkFiles(services, viewer, values.file_ids, t)
  const owner_id = scope === 'personal' ? viewer.user_id : null
  return services.db.transaction().execute(async (db) => {
    await lockPartner(db, viewer.partner_id)
    const alike = db.selectFrom('email_templates').select('id').where('partner_id', '=', viewer.partner_id)
    const ofLanguage = alike.where('language', '=', values.language).where('owner_id', 'is not distinct from', owner_id)
    if (!values.archived) await refuseDoubled(ofLanguage, { id: before ? Number(before.id) : undefined, name: values.name }, t)
    if (values.is_default) {
      await db.updateTable('email_templates').set({ is_default: false }).where('id', 'in', ofLanguage).execute()
    }
    if (draft.id === undefined) {
      const row = { ...values, owner_id, partner_id: viewer.partner_id, last_used_at: null }
      return (await db.insertInto('email_templates').values(row).returning('id').executeTakeFirstOrThrow()).id
    }
    const row = await db.selectFrom('email_templates').selectAll().where('id', '=', Number(draft.id)).forUpdate().executeTakeFirstOrThrow()
    if (draft.version !== undefined && draft.version !== row.version) return 'stale'
    const { id, version, name, subject, html, updated_at, updated_by } = row
    await db
      .insertInto('email_template_versions')
      .values({ template_id: id, version, name, subject, html, updated_at, updated_by })
      .execute()
    await db
      .updateTable('email_templates')
      .set({ ...values, owner_id, version: version + 1 })
      .where('id', '=', id)
      .execute()
    return id
  })
}

/** Two of one name, in one language, could not be told apart by whoever chooses one. */
async function refuseDoubled(
  ofLanguage: SelectQueryBuilder<Database, 'email_templates', { id: number }>,
  { id, name }: { id: number | undefined; name: string },
  t: Translate,
): Promise<void> {
  const others = ofLanguage.where('archived', '=', false).where(sql`lower(name)`, '=', name.toLowerCase())
  const other = await (id === undefined ? others : others.where('id', '!=', id)).executeTakeFirst()
  if (other) throw new HttpError(422, 'refusal.fields', { errors: [{ name: 'name', message: t('field.templateName') }] })
}

/** Files of websites belong to their customers; a template takes none of those. */
async function checkFiles({ db }: Services, viewer: Viewer, ids: number[], t: Translate): Promise<void> {
  if (ids.length === 0) return
  const rows = await ofPartner(db, viewer.partner_id, 'files')
    .select('id')
    .where('id', 'in', ids)
    .where('website_id', 'is', null)
    .where('unassigned_email_id', 'is', null)
    .execute()
  if (rows.length < new Set(ids).size)
    throw new HttpError(422, 'refusal.fields', { errors: [{ name: 'attachments', message: t('field.file') }] })
}

/** Earlier versions, newest first. */
export async function templateVersions(services: Services, viewer: Viewer, id: number) {
  await findTemplate(services, viewer, id)
  const rows = await services.db
    .selectFrom('email_template_versions')
    .selectAll()
    .where('template_id', '=', id)
    .orderBy('version', 'desc')
    .execute()
  const person = await peopleOf(services, viewer)
  return rows.map(({ version, name, subject, html, updated_at, updated_by }) => ({
    version,
    name,
    subject,
    html,
    updatedAt: updated_at.toISOString(),
    updatedBy: person(updated_by),
  }))
}
