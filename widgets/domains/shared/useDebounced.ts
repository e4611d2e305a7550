import { useEffect, useState } from 'react'
import { DOMAIN_SEARCH_DEBOUNCE_MS } from '../../../src/model'

/** The value once nobody has typed for a moment. */
export function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(setSettled, DOMAIN_SEARCH_DEBOUNCE_MS, value)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
