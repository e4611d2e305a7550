import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Nobody sees the page: another tab is in front. */
export const useIsPageHidden = (): boolean => useSyncExternalStore(subscribe, () => document.hidden)
