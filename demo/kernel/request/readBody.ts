import type { HostContext } from '../context'
import { formOf } from './formOf'
import { HttpError } from '../HttpError'

const MAX_DEPTH = 32

type BodyType = 'json' | 'form' | 'multipart'

const MEDIA_TYPE: Readonly<Record<BodyType, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
}

/** The body as the route wants it; what is not of its type, cannot be read or is built to hurt is refused. */
export async function readBody(c: HostContext, type: BodyType): Promise<unknown> {
  const mediaType = (c.req.header('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase()
  // What asks for nothing need not be sent.
  if (type === 'json' && !mediaType && (await c.req.text()) === '') return {}
  if (mediaType !== MEDIA_TYPE[type]) throw new HttpError(415, 'refusal.mediaType', { values: { type: MEDIA_TYPE[type] } })
  return type === 'json' ? readJson(await c.req.text()) : readForm(c)
}

function readJson(text: string): unknown {
  // PostgreSQL cannot store NUL in text.
  if (isTooDeep(text) || text.includes('\\u0000')) throw new HttpError(400, 'refusal.body')
  try {
    return wellFormed(JSON.parse(text))
  } catch {
    throw new HttpError(400, 'refusal.body')
  }
}

const whole = (text: string): string => text.replaceAll(/\p{Cs}/gu, '\ufffd')

/** PostgreSQL stores no half of a surrogate pair in JSON, and a text cut in the middle of an emoji has one. */
function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return whole(value)
  if (Array.isArray(value)) return value.map(wellFormed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [whole(name), wellFormed(one)]))
}

/** Counted on the text, before a parser walks into it; brackets inside strings count too, which only makes it stricter. */
function isTooDeep(text: string): boolean {
  let depth = 0
  for (const character of text) {
    if (character === '[' || character === '{') depth += 1
    else if (character === ']' || character === '}') depth -= 1
    if (depth > MAX_DEPTH) return true
  }
  return false
}

async function readForm(c: HostContext): Promise<Record<string, unknown>> {
  const sent = new Map<string, FormDataEntryValue[]>()
  for (const [name, value] of await formOf(c)) {
    if (typeof value === 'string' && value.includes('\0')) throw new HttpError(400, 'refusal.body')
    const values = sent.get(name)
    if (values) values.push(value)
    else if (name !== '_csrf') sent.set(name, [value])
  }
  // A field that was sent several times is a list.
  return Object.fromEntries([...sent].map(([name, values]) => [name, values.length > 1 ? values : values[0]]))
}
