import type { Leader } from './leader'

interface Settings {
  /** Milliseconds between the end of a call and the next. */
  readonly interval: number
  /** Asks once, and rejects when that failed. */
  readonly run: () => Promise<unknown>
  readonly leader: Pick<Leader, 'isLeader' | 'onLead'>
}

export interface Poller {
  /** Asks at once, in whatever tab. While a call runs it is that one. */
  now(): Promise<void>
  /** Asks once more after the call that runs, whose answer may be older than the reason to ask. */
  again(): Promise<void>
  /** Another tab has asked and told us: our turn comes later. */
  received(): void
  stop(): void
}

/** After failures the interval doubles up to this many times its length. */
const MAX_BACKOFF = 8

/** Asks again and again, but only in the one visible tab that leads; a tab that slept asks once when it wakes. */
export function createPoller({ interval, run, leader }: Settings): Poller {
  let due = Date.now() + interval
  let failures = 0
  let running: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  function plan(): void {
    clearTimeout(timer)
    if (isStopped || document.visibilityState === 'hidden' || !leader.isLeader()) return
    // The clock may have been set back meanwhile: never wait longer than any backoff.
    const wait = Math.min(Math.max(0, due - Date.now()), interval * MAX_BACKOFF)
    timer = setTimeout(() => void now(), wait)
  }

  function settle(failed: boolean): void {
    failures = failed ? failures + 1 : 0
    due = Date.now() + interval * Math.min(2 ** failures, MAX_BACKOFF)
    plan()
  }

  async function ask(): Promise<void> {
    const failed = await run().then(
      () => false,
      () => true,
    )
    running = null
    settle(failed)
  }

  function now(): Promise<void> {
    running ??= ask()
    return running
  }

  async function again(): Promise<void> {
    await running
    return now()
  }

  // A page that comes back from the back-forward cache shows old numbers.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void now()
  }
  const stopLeading = leader.onLead(plan)
  document.addEventListener('visibilitychange', plan)
  addEventListener('pageshow', onPageShow)
  plan()

  return {
    now,
    again,
    received: () => settle(false),
    stop() {
      isStopped = true
      clearTimeout(timer)
      stopLeading()
      document.removeEventListener('visibilitychange', plan)
      removeEventListener('pageshow', onPageShow)
    },
  }
}
