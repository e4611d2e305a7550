import { PERSIST_TIMEOUT_MS } from '../../model'
import type { PageStore } from '../createPageStore'
import { managerRestored } from '../managerSlice'
import type { ManagerMemory } from './managerMemory'
import { readManagerMemory } from './managerStore'
import { purgePersisted } from './purgePersisted'
import { managerKey } from './storageKeys'

type Read = (key: string) => ManagerMemory | null | Promise<ManagerMemory | null>

/**
 * Brings the filters and views back; islands show when this resolves, which takes 5 s at most (spec 9). What is read later is
 * dropped: the user may have acted since. Without a user everything kept is purged (spec 2.1).
 */
export async function restoreManagerState(store: PageStore, read: Read = readManagerMemory): Promise<void> {
  const key = managerKey(store.services.page)
  if (key === null) return purgePersisted()
  store.dispatch(managerRestored(await within(PERSIST_TIMEOUT_MS, async () => read(key))))
}

async function within<T>(milliseconds: number, task: () => Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, milliseconds, null)
  })
  try {
    return await Promise.race([task(), limit])
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}
