import * as v from 'valibot'
import type { Page } from './Page'
import { findPageElements, languageOf } from './pageElement'
import { CONTRACT_VERSION, pageSchema } from './pageSchema'
import { readJson } from './readJson'
import { spokenLocale, toPage } from './toPage'

/** The page, if there is nothing to be said about its data. */
export function readSoundPage(document: Document): Page | undefined {
  const [element, ...others] = findPageElements(document)
  if (!element || others.length > 0) return undefined
  const json = readJson(element)
  const { success, output } = v.safeParse(pageSchema, json.ok ? json.value : undefined)
  if (!success || output.contract !== CONTRACT_VERSION) return undefined
  const locale = spokenLocale(output.locale || languageOf(document))
  return locale && toPage(output, locale)
}
