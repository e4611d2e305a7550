import { useState } from 'react'

export type StateFilter = ReturnType<typeof useStateFilter>

/** What a list of things with a state is narrowed by, its order, and its page; another filter begins at the first page. */
export function useStateFilter(usualSort: string) {
  // No state stands for every state.
  const [{ search, state }, setFilter] = useState({ search: '', state: '' })
  const [sort, setSort] = useState(usualSort)
  const [page, setPage] = useState(1)
  const find = (words: string, wanted: string) => {
    setFilter({ search: words, state: wanted })
    setPage(1)
  }
  return { search, state, find, isNarrowed: search !== '' || state !== '', sort, setSort, page, setPage }
}
