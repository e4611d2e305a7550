import { useEffect, useState } from 'react'
import { LIST_FILTER_DEBOUNCE_MS } from '../../model'

/** What is typed into the search field of a list; the list follows when the typing rests, and the field when the list gets other words. */
export function useTypedSearch(current: string, onSearch: (search: string) => void): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(current)
  const [asked, setAsked] = useState(current)
  if (current !== asked) {
    setAsked(current)
    setTyped(typed.trim() === current ? typed : current)
  }
  useEffect(() => {
    if (typed.trim() === current) return undefined
    const timer = setTimeout(() => {
      setAsked(typed.trim())
      onSearch(typed.trim())
    }, LIST_FILTER_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  })
  return [typed, setTyped]
}
