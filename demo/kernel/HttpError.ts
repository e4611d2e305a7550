import type { ContentfulStatusCode } from 'hono/utils/http-status'

export interface FieldError {
  name: string
  message: string
}

interface Details {
  /** Arguments of the message. */
  values?: Record<string, string | number>
  errors?: FieldError[]
  headers?: Record<string, string>
}

/** A refusal. The message is a key of the host's messages; the answer is JSON or a page, whichever was asked for. */
export class HttpError extends Error {
  readonly values: Record<string, string | number>
  readonly errors: FieldError[]
  readonly headers: Record<string, string>

  constructor(
    readonly status: ContentfulStatusCode,
    readonly messageKey: string,
    { values = {}, errors = [], headers = {} }: Details = {},
  ) {
    super(messageKey)
    this.name = 'HttpError'
    this.values = values
    this.errors = errors
    this.headers = headers
  }
}
