type Kind = 'localStorage' | 'sessionStorage'

let isClosed = false

/** From signing out on nothing may come back into a storage, whichever part of the page is still busy: one gate for all of them. */
export function closeStorages(): void {
  isClosed = true
}

/** Somebody has signed in, on a page that came without a page load. */
export function openStorages(): void {
  isClosed = false
}

export const areStoragesClosed = (): boolean => isClosed

/** Storage of the browser, which may be blocked, absent or throw on every touch (sandboxed frames, blocked cookies); null after signing out. */
export const webStorage = (kind: Kind): Storage | null => (isClosed ? null : ungatedStorage(kind))

/** To empty it, which goes on when nobody may write any more. */
export function ungatedStorage(kind: Kind): Storage | null {
  try {
    return globalThis[kind] ?? null
  } catch {
    return null
  }
}

/** Does something with a storage; null when there is none or it refuses. */
export function tryStorage<T>(storage: Storage | null, task: (storage: Storage) => T): T | null {
  try {
    return storage && task(storage)
  } catch {
    return null
  }
}
