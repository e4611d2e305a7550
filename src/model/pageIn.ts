/** The page of a list that an address asks for: a whole number that servers take, else the first. */
export const pageIn = (query: URLSearchParams): number => Number(/^[1-9]\d{0,8}$/.exec(query.get('page') ?? '')?.[0] ?? 1)
