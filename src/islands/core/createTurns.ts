import { yieldToMain } from './yieldToMain'

/** Half a frame at 60 Hz: what the runtime takes of the main thread at a time. */
const BUDGET_MS = 8

/** Queues callers, so that many islands that are ready together never make one long task; a single one does not wait. */
export function createTurns(): () => Promise<void> {
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

  return () => {
    last = after(last)
    return last
  }
}
