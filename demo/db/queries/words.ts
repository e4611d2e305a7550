import { type Expression, type SqlBool, sql } from 'kysely'
import { searchPatterns } from '../../../src/model'

/** All words of a search, each somewhere in the text. */
export const containsWords = (text: Expression<unknown>, search: string): Expression<SqlBool> =>
  eachWord(search, (pattern) => matches(text, pattern))

/** What is asked for each word of a search, for all of them; a search without words finds everything. */
export const eachWord = (search: string, condition: (pattern: string) => Expression<SqlBool>): Expression<SqlBool> =>
  searchPatterns(search)
    .map(condition)
    .reduce((all, one) => sql<SqlBool>`${all} and ${one}`, sql<SqlBool>`true`)

/** At least one of the words. */
export const containsAnyWord = (text: Expression<unknown>, search: string): Expression<SqlBool> =>
  searchPatterns(search)
    .map((pattern) => matches(text, pattern))
    .reduce((any, one) => sql<SqlBool>`${any} or ${one}`, sql<SqlBool>`false`)

/** One word, as a pattern. */
export const matches = (text: Expression<unknown>, pattern: string): Expression<SqlBool> => sql<SqlBool>`${text} ~ ${pattern}`
