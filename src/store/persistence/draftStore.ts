import { STORAGE_PREFIX } from './storageKeys'
import { areStoragesClosed } from './webStorage'

// The prefix makes signing out delete it.
const DATABASE = `${STORAGE_PREFIX}drafts`
const STORE = 'drafts'

/** Something typed and not saved, kept over reloads. Without a database, or with a full one, it is only in the page. */
export const draftStore = {
  read: (key: string): Promise<unknown> => run('readonly', (store) => store.get(key)),
  write: (key: string, value: unknown): Promise<unknown> => run('readwrite', (store) => store.put(value, key)),
  remove: (key: string): Promise<unknown> => run('readwrite', (store) => store.delete(key)),
}

async function run(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  if (areStoragesClosed()) return undefined
  try {
    const opening = indexedDB.open(DATABASE)
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE))
    const database = await settled(opening)
    try {
      return await settled(ask(database.transaction(STORE, mode).objectStore(STORE)))
    } finally {
      // An open connection would keep signing out from deleting the database.
      database.close()
    }
  } catch {
    return undefined
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}
