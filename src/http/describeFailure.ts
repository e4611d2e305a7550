import { couldNotFetch } from './couldNotFetch'
import type { ErrorObject } from './errorObject'
import { isConflict } from './statusMeanings'
import { readRefusal, readRefusalOf } from './readRefusal'
import { RequestError } from './RequestError'

interface Failure {
  readonly status: number
  readonly body: unknown
  readonly url: string
  /** Milliseconds. */
  readonly retryAfter?: number | undefined
}

const TOO_MANY_REQUESTS = 429

/** The catalogue of spec 8 for an answer that is no success. */
export function describeFailure({ status, body, url, retryAfter }: Failure): RequestError {
  const told = (name: string, parts: Omit<ErrorObject, 'id' | 'name' | 'status'>) =>
    new RequestError({ name, status, ...parts }, retryAfter)
  const refusal = readRefusalOf(body)
  if (status === 401) return told('UnauthorizedError', { type: 'unauthorized', message: 'partner.error.unauthorized' })
  if (status === 402) {
    const text = refusal ?? (typeof body === 'string' ? readRefusal(body) : null)
    return told('PaymentError', { type: 'payment', message: text?.message ?? 'partner.domains.publish.upgrade', link: 'upgrade' })
  }
  if (status === 403) return told('ForbiddenError', { type: 'backend', message: 'partner.error.forbidden' })
  if (refusal) return told('BackendError', { type: 'backend', ...refusal })
  // Its body is what it conflicts with.
  if (isConflict({ status })) return told('ConflictError', { type: 'backend', message: 'partner.error.conflict' })
  if (status === TOO_MANY_REQUESTS) {
    const seconds = Math.ceil((retryAfter ?? 0) / 1_000)
    return told('NetworkError', { type: 'network', message: 'partner.error.rate_limited', values: { seconds } })
  }
  return couldNotFetch(url, { status }, retryAfter)
}
