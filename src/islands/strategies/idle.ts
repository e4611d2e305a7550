import type { Strategy } from './types'

/** A busy page gets its island after this time all the same. */
const LATEST_MS = 2_000
/** Engines without idle callbacks (Safari) wait as long instead. */
const WITHOUT_IDLE_MS = 200

/** When the browser has nothing else to do. */
export const idle: Strategy = (_host, run) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, WITHOUT_IDLE_MS)
    return { cancel: () => clearTimeout(timer) }
  }
  const request = requestIdleCallback(run, { timeout: LATEST_MS })
  return { cancel: () => cancelIdleCallback(request) }
}
