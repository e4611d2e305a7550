import { DRAFTS_DATABASE, STORAGE_PREFIX } from './storageKeys'

/** Removes our databases, with the drafts in them; resolves when they are gone. */
export async function deleteDatabases(): Promise<void> {
  if (!('indexedDB' in globalThis)) return
  // In no list while a draft is just having it made.
  const ours = new Set([DRAFTS_DATABASE])
  for (const { name } of await indexedDB.databases()) if (name?.startsWith(STORAGE_PREFIX)) ours.add(name)
  await Promise.all([...ours].map(deleted))
}

/** A page that goes before may take the deletion with it. */
const deleted = (name: string) =>
  new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(name)
    for (const type of ['success', 'error']) request.addEventListener(type, () => resolve())
  })
