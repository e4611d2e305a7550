export type ErrorType = 'unknown' | 'unauthorized' | 'payment' | 'backend' | 'network' | 'notFound'

export interface FieldError {
  readonly name: string
  readonly message: string
}

/** What a failed action leaves behind (spec 3, 8). Plain data: it may live in the store. */
export interface ErrorObject {
  /** Unique on the page. */
  readonly id: string
  /** The class of the cause, such as `TimeoutError`. */
  readonly name: string
  readonly type: ErrorType
  readonly status?: number
  /** A message key, or the server's own text. */
  readonly message: string
  readonly values?: Readonly<Record<string, string | number>>
  /** Where the message leads: the upgrade page, in a new tab. */
  readonly link?: 'upgrade'
  /** What the server refused, by field. */
  readonly fields?: readonly FieldError[]
  /** The name of the route that was called. */
  readonly route?: string
  /** For the people who may see it, never part of a message. */
  readonly stack?: string
}

let last = 0

/** Makes an error object with an id of its own. */
export function createErrorObject(parts: Omit<ErrorObject, 'id'>): ErrorObject {
  last += 1
  return { id: `error-${last}`, ...parts }
}
