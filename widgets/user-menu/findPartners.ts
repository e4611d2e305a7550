import { searchFor } from '../../src/model'

/** The partners whose name has all the words of a query, however they are accented. */
export function findPartners<P extends { name: string }>(partners: readonly P[], query: string): P[] {
  const isFound = searchFor(query)
  return partners.filter(({ name }) => isFound(name))
}
