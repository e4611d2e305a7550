import { searchPatterns } from './searchPatterns'

type Search = (text: string) => boolean

/** Lists ask one text after the other, and make the search anew for each; a list has no more of them at once. */
const KEPT_MAX = 8
const kept = new Map<string, Search>()

/** Asks of texts whether they have what is searched for: without a search each one has. */
export function searchFor(typed: string): Search {
  const known = kept.get(typed)
  if (known) return known
  const search = makeSearch(typed)
  kept.set(typed, search)
  const [oldest] = kept.keys()
  if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest)
  return search
}

function makeSearch(typed: string): Search {
  const patterns = searchPatterns(typed).map((pattern) => new RegExp(pattern, 'u'))
  return (text) => patterns.every((pattern) => pattern.test(text))
}
