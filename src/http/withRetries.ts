import { abortError } from './abortError'
import { isSafe } from './isSafe'
import { RequestError } from './RequestError'

const RETRIES = 2
const BACKOFF_MS = 300
/** A wait that a server asks for is kept up to here; a longer one is told to the user instead. */
const PATIENCE_MS = 10_000
const TOO_MANY_REQUESTS = 429
const PASSING = [502, 503, 504]

/** Repeats a safe call that met a passing trouble, twice at most, later each time. */
export async function withRetries<T>(method: string, signal: AbortSignal, run: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      const wait = attempt < RETRIES && isSafe(method) ? waitAfter(error, attempt) : null
      if (wait === null || wait > PATIENCE_MS) throw error
      await pause(wait, signal)
    }
  }
}

/** Milliseconds until the next try makes sense; null when it makes none. */
function waitAfter(error: unknown, attempt: number): number | null {
  if (!(error instanceof RequestError)) return null
  const { retryAfter } = error
  const { name, status = 0 } = error.error
  if (status === TOO_MANY_REQUESTS) return retryAfter ?? null
  if (name !== 'ConnectionError' && !PASSING.includes(status)) return null
  // Half to one and a half times, so that the pages of a whole office do not come back in step.
  return retryAfter ?? BACKOFF_MS * 2 ** attempt * (0.5 + Math.random())
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(finish, milliseconds)
    function finish() {
      clearTimeout(timer)
      signal.removeEventListener('abort', finish)
      if (signal.aborted) reject(abortError())
      else resolve()
    }
    signal.addEventListener('abort', finish)
  })
}
