import { DRAFTS_DATABASE } from './storageKeys'
import { areStoragesClosed } from './webStorage'

const STORE = 'drafts'

/** Held open: a page that goes cannot wait for anything any more. */
let connection: IDBDatabase | null = null
let opening: Promise<IDBDatabase> | null = null

/** Something typed and not saved, kept over reloads. Without a database, or with a full one, it is only in the page. */
export const draftStore = {
  read: (key: string): Promise<unknown> => run('readonly', (store) => store.get(key)),
  write: (key: string, value: unknown): Promise<unknown> => run('readwrite', (store) => store.put(value, key)),
  remove: (key: string): Promise<unknown> => run('readwrite', (store) => store.delete(key)),
}

async function run(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  if (areStoragesClosed()) return undefined
  try {
    const database = connection ?? (await (opening ??= connect()))
    const transaction = database.transaction(STORE, mode)
    const request = ask(transaction.objectStore(STORE))
    // A page that goes takes a transaction with it that still waits for more to do.
    transaction.commit()
    return await settled(request)
  } catch {
    return undefined
  }
}

async function connect(): Promise<IDBDatabase> {
  try {
    const request = indexedDB.open(DRAFTS_DATABASE)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
    const database = await settled(request)
    database.addEventListener('close', forget)
    // An open connection would keep signing out from deleting the database.
    database.addEventListener('versionchange', () => {
      database.close()
      forget()
    })
    connection = database
    return database
  } finally {
    opening = null
  }
}

function forget(): void {
  connection = null
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}
