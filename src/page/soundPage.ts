import * as v from 'valibot'
import type { Page } from './Page'
import { pageSchema } from './pageSchema'
import { spokenLocale, toPage } from './toPage'

/**
 * The page, if there is nothing to be said about its data: they fit the schema, and their language is one of the product's. `language` stands
 * in for a missing locale.
 */
export function soundPage(data: unknown, language: string): Page | undefined {
  const { success, output } = v.safeParse(pageSchema, data)
  const locale = success ? spokenLocale(output.locale || language) : undefined
  return success && locale ? toPage(output, locale) : undefined
}
