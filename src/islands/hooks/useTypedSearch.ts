import { useEffect, useState } from 'react'
import { LIST_FILTER_DEBOUNCE_MS } from '../../model'

/** What is typed into the search field of a list; the list follows when the typing rests. */
export function useTypedSearch(current: string, onSearch: (search: string) => void): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(current)
  useEffect(() => {
    if (typed.trim() === current) return undefined
    const timer = setTimeout(() => onSearch(typed.trim()), LIST_FILTER_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  })
  return [typed, setTyped]
}
