import type { OnProgress } from './progressFetch'

/** Rows per request; the most a page of a list may have. */
export const PAGE_LIMIT = 100

export interface Page<Row> {
  readonly items: readonly Row[]
  readonly pagination: { readonly pages: number }
}

/** Reads a list page by page to its end, and says how far it is unless it has one page; throws what a page's request throws. */
export async function allPages<Row>(read: (page: number) => Promise<Page<Row>>, onProgress?: OnProgress): Promise<Row[]> {
  const found: Row[] = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { items, pagination } = await read(page)
    found.push(...items)
    pages = pagination.pages
    if (pages > 1) onProgress?.(page / pages)
  }
  return found
}
