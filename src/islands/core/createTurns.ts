import { patiently } from './patience'
import { yieldToMain } from './yieldToMain'

/** Half a frame at 60 Hz: what the runtime takes of the main thread at a time. */
const BUDGET_MS = 8

/** Resolves when the caller, who says when it is ready, may use the main thread. */
export type Turn = (ready: Promise<unknown>, isAhead: boolean) => Promise<void>

/**
 * Queues callers, so that many islands that are ready together never make one long task; a single one does not wait. Those who are ahead get
 * their turn before the others, unless they take too long to be ready.
 */
export function createTurns(): Turn {
  const ahead = new Set<Promise<unknown>>()
  let last = Promise.resolve()
  let taskStart: number | undefined

  async function nextTask(): Promise<void> {
    await yieldToMain()
    taskStart = undefined
  }

  async function after(previous: Promise<void>): Promise<void> {
    await previous
    if (taskStart !== undefined && performance.now() - taskStart >= BUDGET_MS) await nextTask()
    if (taskStart !== undefined) return
    taskStart = performance.now()
    void nextTask()
  }

  async function whenReady(ready: Promise<unknown>, isAhead: boolean): Promise<void> {
    if (isAhead) ahead.add(ready)
    try {
      await ready
    } finally {
      ahead.delete(ready)
    }
    if (!isAhead && ahead.size > 0) await patiently(Promise.allSettled(ahead))
  }

  return async (ready, isAhead) => {
    await whenReady(ready, isAhead)
    last = after(last)
    await last
  }
}
