import { sql } from 'kysely'
import type { CollectionFieldDraft } from '../../../src/contract'
import { isFieldType } from '../../../src/model'
import type { Services } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import type { Translate } from '../../kernel/text/translate'

const MAX_FIELDS = 100
export const FIELD_COLUMNS = ['id', 'name', 'type', 'required', 'sort'] as const

export const listFields = ({ db }: Services, collectionId: number) =>
  db.selectFrom('collection_fields').select(FIELD_COLUMNS).where('collection_id', '=', collectionId).orderBy('sort').orderBy('id').execute()

export async function findField({ db }: Services, collectionId: number, id: number) {
  const field = await db
    .selectFrom('collection_fields')
    .select(FIELD_COLUMNS)
    .where('id', '=', id)
    .where('collection_id', '=', collectionId)
    .executeTakeFirst()
  if (!field) throw new HttpError(404, 'refusal.notFound')
  return field
}

async function checkField(
  services: Services,
  collectionId: number,
  { name, type }: { name: string; type?: string },
  own: number | null,
  t: Translate,
): Promise<void> {
  const errors = []
  if (type !== undefined && !isFieldType(type)) errors.push({ name: 'type', message: t('portal.error.choice') })
  const fields = await listFields(services, collectionId)
  if (fields.some((field) => field.name === name && field.id !== own)) errors.push({ name: 'name', message: t('cms.error.name') })
  if (errors.length > 0) throw new HttpError(422, 'refusal.fields', { errors })
}

export async function createField(
  services: Services,
  collectionId: number,
  { name, type, required }: CollectionFieldDraft,
  t: Translate,
): Promise<number> {
  await checkField(services, collectionId, { name, type }, null, t)
  const fields = await listFields(services, collectionId)
  if (fields.length >= MAX_FIELDS) throw new HttpError(422, 'refusal.tooMuch')
  const { id } = await services.db
    .insertInto('collection_fields')
    .values({ collection_id: collectionId, name, type, required: required ?? false, sort: (fields.at(-1)?.sort ?? -1) + 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateField(
  services: Services,
  collectionId: number,
  id: number,
  { name, type, required }: CollectionFieldDraft,
  t: Translate,
): Promise<void> {
  const field = await findField(services, collectionId, id)
  await checkField(services, collectionId, { name, type }, id, t)
  await services.db
    .updateTable('collection_fields')
    .set({ type, required: required ?? field.required })
    .where('id', '=', id)
    .execute()
  await rename(services, collectionId, field, name)
}

export async function renameField(services: Services, collectionId: number, id: number, name: string, t: Translate): Promise<void> {
  const field = await findField(services, collectionId, id)
  await checkField(services, collectionId, { name }, id, t)
  await rename(services, collectionId, field, name)
}

/** The values of the items move along to the new name. */
async function rename({ db }: Services, collectionId: number, field: { id: number; name: string }, name: string): Promise<void> {
  if (field.name === name) return
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('collection_fields').set({ name }).where('id', '=', field.id).execute()
    await sql`update collection_items
      set content = content - ${field.name}::text || jsonb_build_object(${name}::text, content -> ${field.name}::text)
      where collection_id = ${collectionId} and content ? ${field.name}::text`.execute(transaction)
  })
}

export async function deleteField(services: Services, collectionId: number, id: number): Promise<void> {
  await findField(services, collectionId, id)
  await services.db.deleteFrom('collection_fields').where('id', '=', id).execute()
}

/** All fields of the collection, in the order of the ids. */
export async function sortFields(services: Services, collectionId: number, ids: readonly number[]): Promise<void> {
  const fields = await listFields(services, collectionId)
  if (ids.length !== fields.length || !fields.every(({ id }) => ids.includes(id))) throw new HttpError(422, 'refusal.sortAll')
  // At once, so that of two orders that come together one holds as a whole.
  await sql`update collection_fields set sort = place.nth
    from unnest(${ids}::integer[]) with ordinality as place (id, nth)
    where collection_fields.id = place.id and collection_id = ${collectionId}`.execute(services.db)
}
