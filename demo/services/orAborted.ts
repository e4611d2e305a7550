import { once } from 'node:events'

/** What a promise comes to; null as soon as the signal says that nobody waits for it any longer. */
export async function orAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T | null> {
  if (!signal) return promise
  if (signal.aborted) return null
  const settled = new AbortController()
  const nothing = () => null
  const aborted = once(signal, 'abort', { signal: settled.signal }).then(nothing, nothing)
  return Promise.race([promise, aborted]).finally(() => settled.abort())
}
