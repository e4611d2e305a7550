/** The partners whose name has all the words of a query, however they are accented. */
export function findPartners<P extends { name: string }>(partners: readonly P[], query: string): P[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  return partners.filter(({ name }) => words.every((word) => plain(name).includes(word)))
}

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
