import type { PageStore } from '../createPageStore'
import { selectUser } from '../sessionSlice'
import { writeManagerMemory } from './managerStore'
import { managerKey } from './storageKeys'

/** Milliseconds of rest before a change is written: somebody who types in a filter changes it with every key. */
const WRITE_DELAY_MS = 300

/** Keeps the filters and views whenever they change, until the returned function is called. Starts after the restore. */
export function persistManagerState(store: PageStore): () => void {
  const key = managerKey(store.services.page)
  let kept = store.getState().manager
  let timer: ReturnType<typeof setTimeout> | undefined

  function write(): void {
    clearTimeout(timer)
    const { manager } = store.getState()
    // After signing out nothing of the user may come back into the storage.
    if (key === null || manager === kept || !selectUser(store.getState())) return
    kept = manager
    writeManagerMemory(key, manager)
  }

  const unsubscribe = store.subscribe(() => {
    if (store.getState().manager === kept) return
    clearTimeout(timer)
    timer = setTimeout(write, WRITE_DELAY_MS)
  })
  addEventListener('pagehide', write)
  return () => {
    write()
    unsubscribe()
    removeEventListener('pagehide', write)
  }
}
