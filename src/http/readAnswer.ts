import { describeFailure } from './describeFailure'
import { readRefusalOf } from './readRefusal'
import { RequestError } from './RequestError'

export type Accept = 'json' | 'text'

export interface RequestAnswer {
  readonly status: number
  /** Parsed when the content type is JSON, else the text; null when there is none. */
  readonly body: unknown
}

/** Reads an answer by its content type, and throws what spec 8 makes of it when it is no success. */
export async function readAnswer(response: Response, url: string, accept: Accept = 'json'): Promise<RequestAnswer> {
  const { ok, status } = response
  const type = response.headers.get('content-type') ?? ''
  const isHtml = /\b(?:text\/html|application\/xhtml\+xml)\b/i.test(type)
  const text = await response.text()

  if (ok && isHtml && accept === 'json') {
    // The sign-in page at the end of a redirect: the session is over, though the status says otherwise.
    if (response.redirected) throw describeFailure({ status: 401, body: null, url })
    throw unreadable(status, 'HtmlInsteadOfJsonError', 'partner.error.html_instead_of_json')
  }
  const body = /[/+]json\b/i.test(type) ? parse(text, response) : text || null
  // Some servers refuse with status 200.
  if (ok && !readRefusalOf(body)) return { status, body }
  throw describeFailure({ status, body: isHtml ? null : body, url, retryAfter: retryAfter(response) })
}

function parse(text: string, { ok, status }: Response): unknown {
  const json = text.replace(/^\uFEFF/, '').trim()
  if (json === '') return null
  try {
    return JSON.parse(json)
  } catch {
    if (ok) throw unreadable(status, 'BrokenJsonError', 'partner.error.broken_json')
    return null
  }
}

const unreadable = (status: number, name: string, message: string) => new RequestError({ name, type: 'backend', status, message })

/** `Retry-After` holds seconds or a date (RFC 9110). */
function retryAfter(response: Response): number | undefined {
  const value = response.headers.get('retry-after')
  if (!value) return undefined
  const milliseconds = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now()
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds)
}
