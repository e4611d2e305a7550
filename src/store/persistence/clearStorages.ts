import { deleteDatabases } from './deleteDatabases'
import { closeStorages, tryStorage, ungatedStorage } from './webStorage'

/** Leaves nothing of the user in the browser, now and later: both storages (spec 2.6), caches, and our databases with drafts. */
export async function clearStorages(): Promise<void> {
  closeStorages()
  tryStorage(ungatedStorage('localStorage'), (storage) => storage.clear())
  tryStorage(ungatedStorage('sessionStorage'), (storage) => storage.clear())
  await Promise.allSettled([clearCaches(), deleteDatabases()])
}

async function clearCaches(): Promise<void> {
  if (!('caches' in globalThis)) return
  for (const name of await caches.keys()) await caches.delete(name)
}
