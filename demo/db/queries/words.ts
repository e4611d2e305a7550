import { type Expression, type SqlBool, sql } from 'kysely'

const MAX_WORDS = 8

/** All words of a search, each somewhere in the text, whatever their case. */
export function containsWords(text: Expression<unknown>, search: string): Expression<SqlBool> {
  const words = search.trim().split(/\s+/).slice(0, MAX_WORDS)
  return words.map((word) => sql<SqlBool>`${text} ilike ${`%${escapeLike(word)}%`}`).reduce((all, one) => sql<SqlBool>`${all} and ${one}`)
}

const escapeLike = (word: string): string => word.replace(/[\\%_]/g, '\\$&')
