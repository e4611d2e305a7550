import { once } from 'node:events'

/** What something comes to; null as soon as the signal says that nobody waits for it any longer, and then it is not begun either. */
export async function orAborted<T>(begin: () => Promise<T>, signal: AbortSignal | undefined): Promise<T | null> {
  if (!signal) return begin()
  if (signal.aborted) return null
  const settled = new AbortController()
  const nothing = () => null
  const aborted = once(signal, 'abort', { signal: settled.signal }).then(nothing, nothing)
  return Promise.race([begin(), aborted]).finally(() => settled.abort())
}
