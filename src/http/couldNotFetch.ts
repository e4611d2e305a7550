import type { ErrorObject } from './errorObject'
import { RequestError } from './RequestError'

type Details = Partial<Pick<ErrorObject, 'name' | 'message' | 'status'>>

/** The network error of spec 8. The URL is told without query and fragment, which may hold what somebody typed. */
export function couldNotFetch(url: string, details: Details = {}, retryAfter?: number): RequestError {
  const [path = url] = url.split(/[?#]/)
  const parts = {
    name: 'NetworkError',
    type: 'network',
    message: 'partner.error.could_not_fetch',
    values: { url: path },
    ...details,
  } as const
  return new RequestError(parts, retryAfter)
}
