import type { PageResult } from './parsePage'
import { readSoundPage } from './readSoundPage'

/**
 * Finds the page data in a document and reads it. A page that cannot be used answers with the reason and is to be left alone.
 * Most pages are sound: what repairs and explains the others is loaded only for them.
 */
export async function readPage(document: Document): Promise<PageResult> {
  const page = readSoundPage(document)
  if (page) return { ok: true, page, notes: [] }
  const { examineData } = await import('./examineData')
  return examineData(document)
}
