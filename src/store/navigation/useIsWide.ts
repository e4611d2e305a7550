import { useSyncExternalStore } from 'react'
import { WIDE_MIN_PX } from '../../model'

const query = () => matchMedia(`(min-width: ${WIDE_MIN_PX}px)`)

function subscribe(listener: () => void): () => void {
  const list = query()
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** Whether the screen has room for the header menus (spec 2.1). */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => query().matches)
