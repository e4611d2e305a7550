import { STORAGE_PREFIX } from './storageKeys'
import { tryStorage, webStorage } from './webStorage'

/** Removes everything we have kept, of every user, and nothing else. */
export function purgePersisted(): void {
  tryStorage(webStorage('localStorage'), (storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(STORAGE_PREFIX)) storage.removeItem(key)
  })
}
