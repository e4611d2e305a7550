import { deleteDatabases } from './deleteDatabases'
import { STORAGE_PREFIX } from './storageKeys'
import { tryStorage, webStorage } from './webStorage'

/** Removes everything we have kept in the storages, of every user, and nothing else. */
export function purgePersisted(): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const) tryStorage(webStorage(kind), removeOurs)
  // Where the browser shuts its databases off, there is nothing in them.
  void deleteDatabases().catch(() => undefined)
}

function removeOurs(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(STORAGE_PREFIX)) storage.removeItem(key)
}
