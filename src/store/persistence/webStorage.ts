/** Storage of the browser, which may be blocked, absent or throw on every touch (sandboxed frames, blocked cookies). */
export function webStorage(kind: 'localStorage' | 'sessionStorage'): Storage | null {
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
