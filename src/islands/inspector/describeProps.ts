import { readProps } from '../../page'

const MAX_KEYS = 12

/** The props of a host without the texts in them: they may be names, mails or secrets. */
export function describeProps(host: Element): string {
  const props = readProps(host)
  if (!props.ok) return 'not JSON'
  return props.value === undefined ? '' : JSON.stringify(redact(props.value), null, 1)
}

function redact(value: unknown): unknown {
  if (typeof value === 'string') return `text of ${value.length}`
  if (Array.isArray(value)) return `list of ${value.length}`
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const shown = entries.slice(0, MAX_KEYS).map(([key, child]): [string, unknown] => [key, redact(child)])
  return Object.fromEntries(entries.length > MAX_KEYS ? [...shown, ['…', `${entries.length - MAX_KEYS} more`]] : shown)
}
