import type { SchemaIssue } from './describe'

type Place = NonNullable<SchemaIssue['path']>[number]

/** Keys whose owner is of no use without them. */
const REQUIRED = new Set<unknown>(['id', 'header', 'token'])
const NUMERIC = /^\d{1,10}$/

/**
 * Makes data that failed the schema fit it, in place: other spellings of the right value are converted, wrong values removed so that
 * their defaults apply. Returns the issues that cost a value.
 */
export function repair(issues: readonly SchemaIssue[]): SchemaIssue[] {
  const removed = new Map<unknown[], Set<unknown>>()
  const wrong = issues.filter((issue) => !convert(issue))
  for (const { path } of wrong) if (path) remove(path, removed)
  for (const [list, items] of removed) list.splice(0, list.length, ...list.filter((item) => !items.has(item)))
  return wrong
}

/** What servers write for the same thing: ids as text, PHP's `[]` for a map that is not there and `{"0": ...}` for a list with gaps. */
function convert({ kind, type, input, path }: SchemaIssue): boolean {
  const place = path?.at(-1)
  const owner = path?.at(-2)
  if (kind !== 'schema' || !place) return false
  if (type === 'number' && typeof input === 'string' && NUMERIC.test(input)) return set(place, Number(input))
  if (type === 'array' && typeof input === 'object' && input !== null) return set(place, listOf(input))
  return owner !== undefined && isEmptyList(place.input) && set(owner, null)
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/** A map of booleans means the keys that are on. */
function listOf(map: object): unknown[] {
  const entries: [string, unknown][] = Object.entries(map)
  const isSwitches = entries.length > 0 && entries.every(([, value]) => typeof value === 'boolean')
  return isSwitches ? entries.filter(([, isOn]) => isOn).map(([key]) => key) : entries.map(([, value]) => value)
}

function remove(path: readonly Place[], removed: Map<unknown[], Set<unknown>>): void {
  const last = path.at(-1)
  const place = REQUIRED.has(last?.key) ? path.at(-2) : last
  if (!place) return
  const { input, key, value } = place
  if (Array.isArray(input)) removed.set(input, (removed.get(input) ?? new Set()).add(value))
  else if (isObject(input) && typeof key === 'string') Reflect.deleteProperty(input, key)
}

function set({ input, key }: Place, value: unknown): boolean {
  return isObject(input) && (typeof key === 'string' || typeof key === 'number') && Reflect.set(input, key, value)
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
