import * as v from 'valibot'
import { DEFAULT_LOCALE } from '../model'
import { describe, pathOf, type SchemaIssue } from './describe'
import type { Page } from './Page'
import { type PageIssue, pageIssue } from './PageIssue'
import { pageSchema } from './pageSchema'
import { repair } from './repair'
import { soundPage } from './soundPage'
import { toPage } from './toPage'

export type PageResult =
  /** `notes` tell what was wrong but could be replaced by a default or left out. */
  { ok: true; page: Page; notes: PageIssue[] } | { ok: false; issues: PageIssue[] }

/** A default here would make the page mean something else than its author thinks: nobody signed in, for example. */
const ESSENTIAL = new Set(['config', 'user', 'user.id'])
/** Every round repairs one level of nesting: a map for a list, in it a list for a map, in it an id as text. */
const ROUNDS = 5

/** Reads the data of a page, and says what is wrong with them. `language` stands in for a missing locale. */
export function parsePage(data: unknown, language = ''): PageResult {
  const page = soundPage(data, language)
  if (page) return { ok: true, page, notes: [] }
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return { ok: false, issues: [pageIssue('value', '', 'expected an object')] }
  // The data belong to the cache of their element, so only a copy is changed.
  return parseRepaired(structuredClone(data), language)
}

function parseRepaired(data: object, language: string): PageResult {
  const notes: PageIssue[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const result = v.safeParse(pageSchema, data)
    if (result.success) return usable(result.output, language, notes)
    const wrong = repair(result.issues)
    const essential = essentialOf(wrong)
    if (essential.length > 0) return { ok: false, issues: essential.map(describe) }
    notes.push(...wrong.map(describe))
  }
  return { ok: false, issues: notes }
}

/** What follows another contract is not judged by this one. */
function essentialOf(wrong: readonly SchemaIssue[]): SchemaIssue[] {
  const contract = wrong.filter((issue) => pathOf(issue) === 'contract')
  return contract.length > 0 ? contract : wrong.filter((issue) => ESSENTIAL.has(pathOf(issue)))
}

function usable(data: v.InferOutput<typeof pageSchema>, language: string, notes: PageIssue[]): PageResult {
  const page = soundPage(data, language)
  if (page) return { ok: true, page, notes }
  const problem = data.locale || language ? 'the language is not available' : 'is missing'
  const note = pageIssue('value', 'locale', `${problem}, "${DEFAULT_LOCALE}" is used`)
  return { ok: true, page: toPage(data, DEFAULT_LOCALE), notes: [...notes, note] }
}
