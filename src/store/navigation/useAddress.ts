import { usePageStore } from '../hooks'
import { usePlace } from './usePlace'

/** A part of the address after the question mark, and how to change several of them at once. */
export function useAddress(): readonly [URLSearchParams, (change: Readonly<Record<string, string | null>>, push?: boolean) => void] {
  const { url } = usePlace()
  const store = usePageStore()
  const params = new URLSearchParams(url ? new URL(url).search : '')
  const change = (values: Readonly<Record<string, string | null>>, push = false) => {
    const next = new URL(location.href)
    for (const [name, value] of Object.entries(values)) {
      if (value === null || value === '') next.searchParams.delete(name)
      else next.searchParams.set(name, value)
    }
    history[push ? 'pushState' : 'replaceState'](history.state, '', next)
    store.navigation.sync()
  }
  return [params, change]
}
