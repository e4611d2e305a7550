import type { CollectionFieldDraft, CollectionItemDraft, ListQuery } from '../../../src/contract'
import type { Services } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { sql } from 'kysely'
import { containsWords } from '../../db/queries/words'
import { orderOf, paginationOf, pagingOf } from '../../kernel/request/paging'
import { isFieldType } from '../../../src/model'
import { checkValues } from './checkValues'
import type { Translate } from '../../kernel/text/translate'

const MAX_COLLECTIONS = 200
const MAX_FIELDS = 100
const FIELD_COLUMNS = ['id', 'name', 'type', 'required', 'sort'] as const

const collectionsOf = ({ db }: Services) =>
  db.selectFrom('collections').select(['id', 'website_id', 'name', 'version']).orderBy('name').orderBy('id')

type Row = Awaited<ReturnType<ReturnType<typeof collectionsOf>['executeTakeFirstOrThrow']>>

async function present(services: Services, { id, name, version }: Row) {
  const { count } = await services.db
    .selectFrom('collection_items')
    .where('collection_id', '=', id)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { id, name, fields: await listFields(services, id), itemCount: count, version }
}

export async function listCollections(services: Services, websiteId: number) {
  const rows = await collectionsOf(services).where('website_id', '=', websiteId).execute()
  return Promise.all(rows.map((row) => present(services, row)))
}

async function findRow(services: Services, id: number): Promise<Row> {
  const row = await collectionsOf(services).where('id', '=', id).executeTakeFirst()
  if (!row) throw new HttpError(404, 'refusal.notFound')
  return row
}

export const findCollection = async (services: Services, id: number) => present(services, await findRow(services, id))

export async function createCollection(services: Services, websiteId: number, name: string): Promise<number> {
  const { count } = await services.db
    .selectFrom('collections')
    .where('website_id', '=', websiteId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= MAX_COLLECTIONS) throw new HttpError(422, 'refusal.tooMuch')
  const { id } = await services.db
    .insertInto('collections')
    .values({ website_id: websiteId, name })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** `stale` when it was renamed by somebody else since. */
export async function renameCollection(
  services: Services,
  id: number,
  name: string,
  version: number | undefined,
): Promise<'saved' | 'stale'> {
  const row = await findRow(services, id)
  if (version !== undefined && version !== row.version) return 'stale'
  await services.db
    .updateTable('collections')
    .set({ name, version: row.version + 1 })
    .where('id', '=', id)
    .execute()
  return 'saved'
}

export async function deleteCollection({ db }: Services, id: number): Promise<void> {
  await db.deleteFrom('collections').where('id', '=', id).execute()
}

/** A copy with fields and items beside the collection; answers its id. */
export async function duplicateCollection(services: Services, id: number): Promise<number> {
  const { website_id, name } = await findRow(services, id)
  const copy = await createCollection(services, website_id, `${name} (2)`.slice(0, 100))
  const { db } = services
  const fields = await db
    .selectFrom('collection_fields')
    .select(['name', 'type', 'required', 'sort'])
    .where('collection_id', '=', id)
    .execute()
  if (fields.length > 0)
    await db
      .insertInto('collection_fields')
      .values(fields.map((field) => ({ ...field, collection_id: copy })))
      .execute()
  const items = await db.selectFrom('collection_items').select(['content', 'sort']).where('collection_id', '=', id).execute()
  const rows = items.map(({ content, sort }) => ({ collection_id: copy, content: JSON.stringify(content), sort }))
  if (rows.length > 0) await db.insertInto('collection_items').values(rows).execute()
  return copy
}

/** The elements an editor offers to show the collection: one per field, and the list itself. */
export async function containerElements(services: Services, id: number) {
  const { name } = await findRow(services, id)
  const fields = await listFields(services, id)
  return [
    { type: 'list', collection: id, label: name },
    ...fields.map((field) => ({ type: field.type, collection: id, field: field.name, label: field.name })),
  ]
}

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
    const items = await transaction
      .selectFrom('collection_items')
      .select(['id', 'content'])
      .where('collection_id', '=', collectionId)
      .execute()
    for (const { id, content } of items.filter((item) => Object.hasOwn(item.content, field.name))) {
      const { [field.name]: value, ...others } = content
      await transaction
        .updateTable('collection_items')
        .set({ content: JSON.stringify({ ...others, [name]: value }) })
        .where('id', '=', id)
        .execute()
    }
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

const presentItem = ({ id, content, sort }: { id: number; content: Record<string, unknown>; sort: number }) => ({
  id,
  values: content,
  sort,
})

export async function listItems(services: Services, collectionId: number, query: ListQuery | undefined) {
  const paging = pagingOf(query)
  const search = query?.search?.trim()
  const all = services.db
    .selectFrom('collection_items')
    .where('collection_id', '=', collectionId)
    .$if(Boolean(search), (items) => items.where(containsWords(WORDS, search ?? '')))
  const order = query?.sort ? await fieldOrder(services, collectionId, query.sort) : null
  const { total } = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await all
    .select(['id', 'content', 'sort'])
    .$if(order !== null, (items) =>
      items.orderBy(sql`content -> ${order?.by}::text`, (by) =>
        order?.direction === 'desc' ? by.desc().nullsLast() : by.asc().nullsLast(),
      ),
    )
    .orderBy('sort')
    .orderBy('id')
    .limit(paging.limit)
    .offset(paging.offset)
    .execute()
  return { items: rows.map(presentItem), pagination: paginationOf(paging, rows.length, total), filters: search ? { search } : {} }
}

/** All that an item holds, as words. */
const WORDS = sql`(select string_agg(value, ' ') from jsonb_each_text(content))`

/** Items can be sorted by the values of each of their fields. */
async function fieldOrder(services: Services, collectionId: number, sort: string) {
  const fields = await listFields(services, collectionId)
  return orderOf(
    sort,
    fields.map(({ name }) => name),
  )
}

export async function findItem({ db }: Services, collectionId: number, id: number) {
  const row = await db
    .selectFrom('collection_items')
    .select(['id', 'content', 'sort'])
    .where('id', '=', id)
    .where('collection_id', '=', collectionId)
    .executeTakeFirst()
  if (!row) throw new HttpError(404, 'refusal.notFound')
  return presentItem(row)
}

export async function createItem(services: Services, collectionId: number, draft: CollectionItemDraft, t: Translate) {
  const [item] = await createItems(services, collectionId, [draft], t)
  if (!item) throw new Error('An item that was made is not there')
  return item
}

/** All of them or none; those without a place go to the end, one after the other. */
export async function createItems(services: Services, collectionId: number, drafts: readonly CollectionItemDraft[], t: Translate) {
  const fields = await listFields(services, collectionId)
  const contents = drafts.map(({ values }) => checkValues(fields, values, t))
  const { last } = await services.db
    .selectFrom('collection_items')
    .where('collection_id', '=', collectionId)
    .select(({ fn }) => fn.max('sort').as('last'))
    .executeTakeFirstOrThrow()
  const end = (last ?? -1) + 1
  const rows = contents.map((content, nth) => ({
    collection_id: collectionId,
    content: JSON.stringify(content),
    sort: placeOf(drafts[nth]?.sort) ?? end + nth,
  }))
  const made = await services.db.insertInto('collection_items').values(rows).returning(['id', 'content', 'sort']).execute()
  return made.map(presentItem)
}

export async function updateItem(
  services: Services,
  collectionId: number,
  id: number,
  { values, sort }: CollectionItemDraft,
  t: Translate,
): Promise<void> {
  const item = await findItem(services, collectionId, id)
  const content = checkValues(await listFields(services, collectionId), values, t)
  await services.db
    .updateTable('collection_items')
    .set({ content: JSON.stringify(content), sort: placeOf(sort) ?? item.sort })
    .where('id', '=', id)
    .execute()
}

const MAX_PLACE = 1_000_000
const placeOf = (sort: number | undefined): number | undefined =>
  sort === undefined ? undefined : Math.min(Math.max(Math.round(sort), 0), MAX_PLACE)

export const deleteItem = (services: Services, collectionId: number, id: number) => deleteItems(services, collectionId, [id])

/** All of them or none: an id that is not there is refused. */
export async function deleteItems({ db }: Services, collectionId: number, ids: readonly number[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const gone = await transaction
      .deleteFrom('collection_items')
      .where('collection_id', '=', collectionId)
      .where('id', 'in', ids)
      .returning('id')
      .execute()
    if (gone.length < new Set(ids).size) throw new HttpError(404, 'refusal.notFound')
  })
}
