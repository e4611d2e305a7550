interface Order {
  /** Ids of partners that were used lately, the last one first. */
  recent: readonly number[]
  current: number | null
  locale: string
}

/** The current partner, then those used lately, then the others by name. */
export function orderPartners<P extends { id: number; name: string }>(partners: readonly P[], { recent, current, locale }: Order): P[] {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const ids = [current, ...recent]
  const rank = ({ id }: P) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  return partners.toSorted((a, b) => rank(a) - rank(b) || compare(a.name, b.name))
}
