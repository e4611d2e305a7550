import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import { HttpError } from '../../kernel/HttpError'

const MAX_WORDS = 50
const MAX_LENGTH = 100
const MAX_TERMS = 500

const termOf = (text: string): string => text.trim().toLowerCase().slice(0, MAX_LENGTH)

/** Other words the customer gave for a term; they help to find pictures and to write texts. */
export async function readSynonyms(db: Kysely<Database>, websiteId: number, term: string): Promise<{ items: string[] }> {
  const row = await db
    .selectFrom('synonyms')
    .select('words')
    .where('website_id', '=', websiteId)
    .where('term', '=', termOf(term))
    .executeTakeFirst()
  return { items: row?.words ?? [] }
}

export async function saveSynonyms(db: Kysely<Database>, websiteId: number, term: string, given: readonly string[]): Promise<void> {
  const words = [...new Set(given.map((word) => word.trim().slice(0, MAX_LENGTH)).filter(Boolean))].slice(0, MAX_WORDS)
  const { count } = await db
    .selectFrom('synonyms')
    .where('website_id', '=', websiteId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= MAX_TERMS) throw new HttpError(422, 'refusal.tooMuch')
  await db
    .insertInto('synonyms')
    .values({ website_id: websiteId, term: termOf(term), words })
    .onConflict((conflict) => conflict.columns(['website_id', 'term']).doUpdateSet({ words }))
    .execute()
}
