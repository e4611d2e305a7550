import { type Expression, type SqlBool, sql } from 'kysely'

const MAX_WORDS = 8

/** All words of a search, each somewhere in the text, whatever their case. */
export const containsWords = (text: Expression<unknown>, search: string): Expression<SqlBool> =>
  eachWord(search, (word) => hasWord(text, word))

/** What is asked of each word of a search, for all of them. */
export const eachWord = (search: string, condition: (word: string) => Expression<SqlBool>): Expression<SqlBool> =>
  wordsOf(search)
    .map(condition)
    .reduce((all, one) => sql<SqlBool>`${all} and ${one}`)

/** At least one of the words. */
export const containsAnyWord = (text: Expression<unknown>, search: string): Expression<SqlBool> =>
  wordsOf(search)
    .map((word) => hasWord(text, word))
    .reduce((any, one) => sql<SqlBool>`${any} or ${one}`)

/** One word, whatever its case. */
export const hasWord = (text: Expression<unknown>, word: string): Expression<SqlBool> =>
  sql<SqlBool>`${text} ilike ${`%${escapeLike(word)}%`}`

const wordsOf = (search: string): string[] => search.trim().split(/\s+/).slice(0, MAX_WORDS)

const escapeLike = (word: string): string => word.replace(/[\\%_]/g, '\\$&')
