import { STORAGE_PREFIX } from './storageKeys'

/** Removes our databases, with the drafts in them. */
export async function deleteDatabases(): Promise<void> {
  if (!('indexedDB' in globalThis)) return
  for (const { name } of await indexedDB.databases()) if (name?.startsWith(STORAGE_PREFIX)) indexedDB.deleteDatabase(name)
}
