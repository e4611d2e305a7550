import { abortError } from './abortError'
import { couldNotFetch } from './couldNotFetch'
import { isAbort } from './isAbort'
import { RequestError } from './RequestError'

interface Call<T> {
  readonly url: string
  /** Milliseconds. */
  readonly timeout: number
  readonly signal: AbortSignal
  readonly run: (signal: AbortSignal) => Promise<T>
}

/**
 * Runs a call until it answers, is aborted or has taken too long. The end does not depend on `fetch` heeding its signal:
 * wrapped and old ones do not.
 */
export async function fetchWithin<T>({ url, timeout, signal, run }: Call<T>): Promise<T> {
  const controller = new AbortController()
  const ending = new AbortController()
  const ended = new Promise<never>((_, reject) => {
    const abort = () => reject(abortError())
    const timer = setTimeout(() => reject(couldNotFetch(url, { name: 'TimeoutError', message: 'partner.error.timeout' })), timeout)
    signal.addEventListener('abort', abort)
    ending.signal.addEventListener('abort', () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
    })
  })
  try {
    if (signal.aborted) throw abortError()
    return await Promise.race([ended, run(controller.signal)])
  } catch (error) {
    throw error instanceof RequestError || isAbort(error)
      ? error
      : couldNotFetch(url, { name: 'ConnectionError', message: navigator.onLine ? 'partner.error.unreachable' : 'partner.error.offline' })
  } finally {
    ending.abort()
    controller.abort()
  }
}
