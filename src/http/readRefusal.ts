import type { FieldError } from './errorObject'
import { isTechnical } from './isTechnical'

export interface Refusal {
  readonly message: string
  readonly fields?: readonly FieldError[]
}

/** Longer texts are cut: a toast is read, not studied. */
const MAX_LENGTH = 1_000

/** What a body with an `errors` or `error` field says (spec 8); null when there is no such field or it is empty. */
export function readRefusalOf(body: unknown): Refusal | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null
  const fields = new Map<string, unknown>(Object.entries(body))
  return readRefusal(fields.get('errors')) ?? readRefusal(fields.get('error'))
}

/** Reads the value of such a field: a number, a text, a list of `name: message` lines or a map of `key: value` lines. */
export function readRefusal(value: unknown): Refusal | null {
  if (value === true) return { message: 'partner.error.unknown' }
  if (typeof value === 'number') return value === 0 ? null : { message: String(value) }
  if (typeof value === 'string') return value.trim() === '' ? null : { message: presentable(value.trim()) }
  if (typeof value !== 'object' || value === null) return null
  const lines = Array.isArray(value) ? value.map(readItem) : Object.entries(value).map(([name, text]) => ({ name, message: plain(text) }))
  return lines.length === 0 ? null : join(lines.filter(({ message }) => message !== ''))
}

function join(lines: readonly FieldError[]): Refusal {
  const fields = lines.filter(({ name }) => name !== '').map(({ name, message }) => ({ name, message: presentable(message) }))
  const text = lines.map(({ name, message }) => (name ? `${name}: ${message}` : message)).join('\n')
  return { message: presentable(text), ...(fields.length > 0 && { fields }) }
}

function readItem(item: unknown): FieldError {
  if (typeof item !== 'object' || item === null) return { name: '', message: plain(item) }
  const fields = new Map<string, unknown>(Object.entries(item))
  return { name: plain(fields.get('name')), message: plain(fields.get('message')) }
}

function plain(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number') return String(value)
  return Array.isArray(value) ? value.map(plain).filter(Boolean).join(', ') : ''
}

function presentable(text: string): string {
  if (text === '' || isTechnical(text)) return 'partner.error.unknown'
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text
}
