import { useWebsitesQuery } from '../../../src/api/websites'
import type { Website } from '../../../src/contract'
import { useDebounced } from '../../../src/islands'
import { SEARCH_DEBOUNCE_MS, WEBSITES_AT_ONCE_MAX, type WebsiteView } from '../../../src/model'

/** Letters from which on the server is asked: fewer are in nearly every website. */
const LEAST_LETTERS = 3
const NONE: readonly Website[] = []

interface FoundWebsites {
  readonly found: readonly Website[]
  /** The server has yet to be asked, or to answer. */
  readonly isSearching: boolean
}

/** The websites in which the server finds the words: it looks through more than is known here, such as notes and contacts (AW-06). */
export function useFound(view: WebsiteView, text: string): FoundWebsites {
  const words = text.trim()
  const search = useDebounced(words, SEARCH_DEBOUNCE_MS)
  const { currentData, isFetching } = useWebsitesQuery(
    { view, limit: WEBSITES_AT_ONCE_MAX, search },
    { skip: search.length < LEAST_LETTERS },
  )
  if (search !== words) return { found: NONE, isSearching: words.length >= LEAST_LETTERS }
  return { found: currentData?.items ?? NONE, isSearching: isFetching && !currentData }
}
