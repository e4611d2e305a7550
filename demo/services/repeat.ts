import { inBackground } from '../log/inBackground'
import type { Log, WorkName } from '../log/LogLine'

interface Repeated {
  work: WorkName
  everyMs: number
  /** The first time now, and not only when the time has passed. */
  atOnce?: boolean
  /** Aborted when it is to end. */
  task(signal: AbortSignal): Promise<unknown>
}

/** Does something again and again, never twice at once, until the returned function is called. */
export function repeat(log: Log, { work, everyMs, atOnce = false, task }: Repeated): () => Promise<void> {
  const closing = new AbortController()
  let running: Promise<void> | null = null
  const run = () => {
    running ??= inBackground(log, { work }, async () => {
      await task(closing.signal)
      return null
    }).finally(() => {
      running = null
    })
  }
  if (atOnce) run()
  const timer = setInterval(run, everyMs)
  return async () => {
    clearInterval(timer)
    closing.abort()
    await running
  }
}
