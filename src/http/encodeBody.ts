export type BodyType = 'json' | 'form' | 'multipart'

interface EncodedBody {
  readonly body: BodyInit | null
  readonly contentType: Readonly<Record<string, string>>
}

/** Writes a body the way its route wants it. */
export function encodeBody(body: unknown, type: BodyType = 'json'): EncodedBody {
  if (body === undefined) return { body: null, contentType: {} }
  // The browser sets the content type of forms itself, boundary included.
  if (body instanceof FormData || body instanceof URLSearchParams) return { body, contentType: {} }
  if (type === 'json') return { body: toJson(body), contentType: { 'Content-Type': 'application/json' } }
  return { body: fill(type === 'form' ? new URLSearchParams() : new FormData(), body), contentType: {} }
}

/**
 * Old libraries add `toJSON` to arrays and texts, which then arrive doubly encoded. Reading from the holder goes round it;
 * dates are the only values that need theirs.
 */
function toJson(body: unknown): string {
  return JSON.stringify({ body }, function (this: Record<string, unknown>, key: string) {
    const value = this[key]
    return value instanceof Date ? value.toISOString() : value
  }).slice('{"body":'.length, -1)
}

// A list sends its name once for each value; what is not set is not sent.
function fill<Form extends FormData | URLSearchParams>(form: Form, body: unknown): Form {
  for (const [name, value] of Object.entries(body ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) append(form, name, item)
  }
  return form
}

function append(form: FormData | URLSearchParams, name: string, value: unknown): void {
  if (value === undefined || value === null) return
  if (value instanceof Blob && form instanceof FormData) form.append(name, value)
  else if (value instanceof Date) form.append(name, value.toISOString())
  else form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
}
