import { type Kysely, sql } from 'kysely'
import type { CollectionItemDraft, ListQuery } from '../../../src/contract'
import type { Database } from '../../db'
import { totalOf, withTotal } from '../../db/queries/total'
import { containsWords } from '../../db/queries/words'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { filteredBy } from '../../kernel/request/filteredBy'
import { orderOf, paginationOf, pagingOf } from '../../kernel/request/paging'
import type { Translate } from '../../kernel/text/translate'
import { commitOnce } from '../../outbox/commit/commitOnce'
import { checkValues } from './checkValues'
import { listFields } from './fields'

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
  const rows = await withTotal(all.select(['id', 'content', 'sort']), all)
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
  const total = await totalOf(rows, paging, all)
  return { items: rows.map(presentItem), pagination: paginationOf(paging, rows.length, total), filters: filteredBy(query) }
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

export async function createItem(services: Services, viewer: Viewer, collectionId: number, items: NewItems) {
  const [item] = await createItems(services, viewer, collectionId, items)
  // Made before under the same key, and deleted since.
  if (!item) throw new HttpError(404, 'refusal.notFound')
  return item
}

interface NewItems {
  drafts: readonly CollectionItemDraft[]
  key?: string | undefined
  t: Translate
}

/** All of them or none, and once for a key; those without a place go to the end, one after the other. */
export async function createItems(services: Services, viewer: Viewer, collectionId: number, { drafts, key, t }: NewItems) {
  const fields = await listFields(services, collectionId)
  const ids = await commitOnce(services, viewer, key, async (db) => {
    await db.selectFrom('collections').select('id').where('id', '=', collectionId).forNoKeyUpdate().executeTakeFirstOrThrow()
    const end = await endOf(db, collectionId)
    const rows = drafts.map(({ values, sort }, nth) => ({
      collection_id: collectionId,
      content: JSON.stringify(checkValues(fields, values, t)),
      sort: placeOf(sort) ?? end + nth,
    }))
    const made = await db.insertInto('collection_items').values(rows).returning('id').execute()
    return { changed: made.map(({ id }) => id) }
  })
  const rows = await services.db
    .selectFrom('collection_items')
    .select(['id', 'content', 'sort'])
    .where('collection_id', '=', collectionId)
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  return rows.map(presentItem)
}

async function endOf(db: Kysely<Database>, collectionId: number): Promise<number> {
  const { last } = await db
    .selectFrom('collection_items')
    .where('collection_id', '=', collectionId)
    .select(({ fn }) => fn.max('sort').as('last'))
    .executeTakeFirstOrThrow()
  return (last ?? -1) + 1
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
