export interface Leader {
  isLeader(): boolean
  /** Called whenever this tab becomes the leader. */
  onLead(handler: () => void): () => void
  stop(): void
}

/**
 * Chooses one tab among those of the same name, by a lock that the browser hands on when a tab closes. Only a visible tab runs for
 * it, because a hidden one does no work. Without Web Locks every tab leads.
 */
export function createLeader(name: string, locks: LockManager | undefined = navigator.locks): Leader {
  const handlers = new Set<() => void>()
  let leads = locks === undefined
  let release = () => {}

  function run(): void {
    release()
    release = () => {}
    if (!locks || document.visibilityState === 'hidden') return
    const candidacy = new AbortController()
    const done = new Promise<void>((resolve) => {
      release = () => {
        leads = false
        candidacy.abort()
        resolve()
      }
    })
    const lead = () => {
      leads = true
      for (const handle of handlers) handle()
      return done
    }
    // Rejects when the candidacy ends before its turn.
    locks.request(name, { signal: candidacy.signal }, lead).catch(() => undefined)
  }

  run()
  document.addEventListener('visibilitychange', run)
  return {
    isLeader: () => leads,
    onLead(handler) {
      handlers.add(handler)
      return () => handlers.delete(handler)
    },
    stop() {
      document.removeEventListener('visibilitychange', run)
      release()
    },
  }
}
