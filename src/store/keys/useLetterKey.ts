import { usePageKeys } from './usePageKeys'

/** A key that acts wherever the focus is, except where somebody types. Without `act` it is left to others. */
export function useLetterKey(key: string, act: (() => void) | null): void {
  usePageKeys((pressed) => {
    if (act === null || pressed !== key) return false
    act()
    return true
  })
}
