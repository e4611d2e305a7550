/** Calls back when this page is the one of those with the same name that holds a lock, visible or not; ends with the returned function. */
export function holdLock(name: string, onHold: () => void, locks: LockManager | undefined = navigator.locks): () => void {
  const waiting = new AbortController()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  if (!locks) onHold()
  else {
    const hold = () => {
      onHold()
      return held
    }
    // Rejects when the waiting ends before its turn.
    locks.request(name, { signal: waiting.signal }, hold).catch(() => undefined)
  }
  return () => {
    waiting.abort()
    release()
  }
}
