export const WARN_AFTER_MS = 3_000
export const FAIL_AFTER_MS = 15_000

/** Calls `warn` and later `fail`, unless the returned function is called first. */
export function startDeadline(warn: () => void, fail: () => void): () => void {
  const timers = [setTimeout(warn, WARN_AFTER_MS), setTimeout(fail, FAIL_AFTER_MS)]
  return () => timers.forEach(clearTimeout)
}
