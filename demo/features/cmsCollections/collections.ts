import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db'
import { lockWebsite } from '../../db/queries/websites/lockWebsite'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { commitOnce } from '../../outbox/commit/commitOnce'
import { FIELD_COLUMNS, listFields } from './fields'

const MAX_COLLECTIONS = 200

const collectionsOf = ({ db }: Services) =>
  db.selectFrom('collections').select(['id', 'website_id', 'name', 'version']).orderBy('name').orderBy('id')

type Row = Awaited<ReturnType<ReturnType<typeof collectionsOf>['executeTakeFirstOrThrow']>>

/** Each with its fields and the number of its items. */
async function present({ db }: Services, rows: readonly Row[]) {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const fields = await db
    .selectFrom('collection_fields')
    .select(['collection_id', ...FIELD_COLUMNS])
    .where('collection_id', 'in', ids)
    .orderBy('sort')
    .orderBy('id')
    .execute()
  const counts = await db
    .selectFrom('collection_items')
    .where('collection_id', 'in', ids)
    .groupBy('collection_id')
    .select(({ fn }) => ['collection_id', fn.countAll<number>().as('count')])
    .execute()
  return rows.map(({ id, name, version }) => ({
    id,
    name,
    fields: fields.flatMap(({ collection_id, ...field }) => (collection_id === id ? [field] : [])),
    itemCount: counts.find(({ collection_id }) => collection_id === id)?.count ?? 0,
    version,
  }))
}

export async function listCollections(services: Services, websiteId: number) {
  return present(services, await collectionsOf(services).where('website_id', '=', websiteId).execute())
}

async function findRow(services: Services, id: number): Promise<Row> {
  const row = await collectionsOf(services).where('id', '=', id).executeTakeFirst()
  if (!row) throw new HttpError(404, 'refusal.notFound')
  return row
}

export async function findCollection(services: Services, id: number) {
  const [found] = await present(services, await collectionsOf(services).where('id', '=', id).execute())
  if (!found) throw new HttpError(404, 'refusal.notFound')
  return found
}

interface NewCollection {
  website_id: number
  name: string
  key?: string | undefined
}

/** Makes it, and what belongs into it, once for a key; answers its id. */
export function createCollection(
  services: Services,
  viewer: Viewer,
  { website_id, name, key }: NewCollection,
  fill?: (db: Kysely<Database>, id: number) => Promise<void>,
): Promise<number> {
  return commitOnce(services, viewer, key, async (db) => {
    await lockWebsite(db, website_id)
    const others = await db.selectFrom('collections').select('id').where('website_id', '=', website_id).execute()
    if (others.length >= MAX_COLLECTIONS) throw new HttpError(422, 'refusal.tooMuch')
    const { id } = await db.insertInto('collections').values({ website_id, name }).returning('id').executeTakeFirstOrThrow()
    await fill?.(db, id)
    return { changed: id }
  })
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
  const saved = await services.db
    .updateTable('collections')
    .set({ name, version: row.version + 1 })
    .where('id', '=', id)
    .where('version', '=', row.version)
    .returning('id')
    .executeTakeFirst()
  return saved ? 'saved' : 'stale'
}

export async function deleteCollection({ db }: Services, id: number): Promise<void> {
  await db.deleteFrom('collections').where('id', '=', id).execute()
}

/** A copy with fields and items beside the collection; answers its id. */
export async function duplicateCollection(services: Services, viewer: Viewer, id: number, key: string | undefined): Promise<number> {
  const { website_id, name } = await findRow(services, id)
  return createCollection(services, viewer, { website_id, name: `${name} (2)`.slice(0, 100), key }, async (db, copy) => {
    await sql`insert into collection_fields (collection_id, name, type, required, sort)
      select ${copy}, name, type, required, sort from collection_fields where collection_id = ${id}`.execute(db)
    await sql`insert into collection_items (collection_id, content, sort)
      select ${copy}, content, sort from collection_items where collection_id = ${id}`.execute(db)
  })
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
