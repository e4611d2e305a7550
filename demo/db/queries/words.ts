import { type Expression, type SqlBool, sql } from 'kysely'

const MAX_WORDS = 8

/** All words of a search, each somewhere in the text, whatever their case. */
export const containsWords = (text: Expression<unknown>, search: string): Expression<SqlBool> =>
  wordsIn(text, search).reduce((all, one) => sql<SqlBool>`${all} and ${one}`)

/** At least one of the words. */
export const containsAnyWord = (text: Expression<unknown>, search: string): Expression<SqlBool> =>
  wordsIn(text, search).reduce((any, one) => sql<SqlBool>`${any} or ${one}`)

const wordsIn = (text: Expression<unknown>, search: string): Expression<SqlBool>[] =>
  search
    .trim()
    .split(/\s+/)
    .slice(0, MAX_WORDS)
    .map((word) => sql<SqlBool>`${text} ilike ${`%${escapeLike(word)}%`}`)

const escapeLike = (word: string): string => word.replace(/[\\%_]/g, '\\$&')
