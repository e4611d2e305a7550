import * as v from 'valibot'
import { DEFAULT_LOCALE, type Locale } from '../model'
import { describe, pathOf } from './describe'
import type { Page } from './Page'
import { type PageIssue, pageIssue } from './PageIssue'
import { CONTRACT_VERSION, pageSchema } from './pageSchema'
import { repair } from './repair'
import { spokenLocale, toPage } from './toPage'

export type PageResult =
  /** `notes` tell what was wrong but could be replaced by a default or left out. */
  { ok: true; page: Page; notes: PageIssue[] } | { ok: false; issues: PageIssue[] }

/** A default here would make the page mean something else than its author thinks: nobody signed in, for example. */
const ESSENTIAL = new Set(['', 'contract', 'config', 'user', 'user.id'])
/** Every round repairs one level of nesting: a map for a list, in it a list for a map, in it an id as text. */
const ROUNDS = 5

/** Reads the data of a page. `language` stands in for a missing locale. */
export function parsePage(data: unknown, language = ''): PageResult {
  const contract = contractIssue(data)
  if (contract) return { ok: false, issues: [contract] }
  const result = v.safeParse(pageSchema, data)
  // The data belong to the cache of their element, so only a copy is changed.
  return result.success ? usable(result.output, language, []) : parseRepaired(structuredClone(data), language)
}

function parseRepaired(data: unknown, language: string): PageResult {
  const notes: PageIssue[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const result = v.safeParse(pageSchema, data)
    if (result.success) return usable(result.output, language, notes)
    const wrong = repair(result.issues)
    const essential = wrong.filter((issue) => ESSENTIAL.has(pathOf(issue)))
    if (essential.length > 0) return { ok: false, issues: essential.map(describe) }
    notes.push(...wrong.map(describe))
  }
  return { ok: false, issues: notes }
}

/** This version and the one before are read. */
function contractIssue(data: unknown): PageIssue | undefined {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return pageIssue('value', '', 'expected an object')
  const contract = Object.hasOwn(data, 'contract') ? Number(Reflect.get(data, 'contract')) : undefined
  if (contract === undefined) return pageIssue('contract', 'contract', `is missing, expected ${CONTRACT_VERSION}`)
  if (contract > CONTRACT_VERSION)
    return pageIssue(
      'contract',
      'contract',
      `the page speaks version ${contract}, this script only up to ${CONTRACT_VERSION}; update the script`,
    )
  if (contract === CONTRACT_VERSION || contract === CONTRACT_VERSION - 1) return undefined
  return pageIssue('contract', 'contract', `expected ${CONTRACT_VERSION} or ${CONTRACT_VERSION - 1}`)
}

function usable(data: v.InferOutput<typeof pageSchema>, language: string, notes: PageIssue[]): PageResult {
  return { ok: true, page: toPage(data, localeOf(data.locale || language, notes)), notes }
}

function localeOf(tag: string, notes: PageIssue[]): Locale {
  const locale = spokenLocale(tag)
  if (locale) return locale
  const problem = tag ? 'the language is not available' : 'is missing'
  notes.push(pageIssue('value', 'locale', `${problem}, "${DEFAULT_LOCALE}" is used`))
  return DEFAULT_LOCALE
}
