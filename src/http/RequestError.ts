import { createErrorObject, type ErrorObject } from './errorObject'

/** A call that failed, with the error object that tells of it. */
export class RequestError extends Error {
  readonly error: ErrorObject
  /** Milliseconds the server asked us to wait before the next try. */
  readonly retryAfter: number | undefined

  constructor(parts: Omit<ErrorObject, 'id'>, retryAfter?: number) {
    super(parts.message)
    this.name = parts.name
    this.error = createErrorObject(parts)
    this.retryAfter = retryAfter
  }
}
