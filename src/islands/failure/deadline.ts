import { IslandError } from './IslandError'

export const WARN_AFTER_MS = 3_000
export const FAIL_AFTER_MS = 15_000

/** Calls `warn` and later `fail`, unless the returned function is called first. */
export function startDeadline(warn: () => void, fail: () => void): () => void {
  const timers = [setTimeout(warn, WARN_AFTER_MS), setTimeout(fail, FAIL_AFTER_MS)]
  return () => timers.forEach(clearTimeout)
}

/** What is loaded, if it comes in time: a connection that is dead may say so after minutes. */
export function inTime<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new IslandError('timeout', `not there after ${FAIL_AFTER_MS} ms`))
    const timer = setTimeout(fail, FAIL_AFTER_MS)
    loading.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
