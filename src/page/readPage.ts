import { findPageElements, languageOf } from './pageElement'
import type { PageResult } from './parsePage'
import { readJson } from './readJson'
import { soundPage } from './soundPage'

/**
 * Finds the page data in a document and reads it. A page that cannot be used answers with the reason and is to be left alone.
 * Most pages are sound: what repairs and explains the others is loaded only for them.
 */
export async function readPage(document: Document): Promise<PageResult> {
  const [element, ...others] = findPageElements(document)
  const json = element && readJson(element)
  const page = json?.ok && others.length === 0 ? soundPage(json.value, languageOf(document)) : undefined
  if (page) return { ok: true, page, notes: [] }
  const { examineData } = await import('./examineData')
  return examineData(document)
}
