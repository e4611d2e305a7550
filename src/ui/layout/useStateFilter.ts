import { useState } from 'react'

export interface StateFilterValue {
  readonly search: string
  /** Empty for every state. */
  readonly state: string
  readonly find: (search: string, state: string) => void
}

/** What a list of things with a state is narrowed by, its order, and its page; another filter begins at the first page. */
export function useStateFilter(usualSort: string) {
  const [{ search, state }, setFilter] = useState({ search: '', state: '' })
  const [sort, setSort] = useState(usualSort)
  const [page, setPage] = useState(1)
  const find: StateFilterValue['find'] = (words, wanted) => {
    setFilter({ search: words, state: wanted })
    setPage(1)
  }
  return { search, state, find, isNarrowed: search !== '' || state !== '', sort, setSort, page, setPage }
}
