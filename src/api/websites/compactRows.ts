type Fields = Record<string, unknown>

const NOTHING: readonly never[] = Object.freeze([])
/** Longer texts are hardly ever said twice. */
const SHARED_TEXT = 32

/**
 * Rows of an answer in a form that takes a third of the room: people, tags and short texts that are equal are one object, and rows are laid
 * out as engines do with objects that are written down. A validator makes them key by key, which becomes a hash table from 16 keys on.
 * They are frozen, as all that the store holds is: it would look through them for what is not.
 */
export function compactRows<Row extends Fields>(rows: readonly Row[]): Row[] {
  const shapes = new Map<string, object>()
  const texts = new Map<string, string>()
  const parts = new Map<string, Fields>()

  function compact(value: unknown): unknown {
    if (typeof value === 'string') return value.length > SHARED_TEXT ? value : shared(value)
    if (Array.isArray(value)) return value.length === 0 ? NOTHING : Object.freeze(value.map(compact))
    return isFields(value) ? sharedPart(compactFields(value)) : value
  }

  function compactFields(fields: Fields): Fields {
    const names = Object.keys(fields)
    const copy: Fields = { ...shapeOf(names) }
    for (const name of names) copy[name] = compact(fields[name])
    return Object.freeze(copy)
  }

  // Only what JSON parses has all its fields in place from the start.
  function shapeOf(names: readonly string[]): object {
    const key = names.join()
    let shape = shapes.get(key)
    if (!shape) shapes.set(key, (shape = JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null]))))))
    return shape ?? {}
  }

  function shared(text: string): string {
    const known = texts.get(text)
    if (known === undefined) texts.set(text, text)
    return known ?? text
  }

  function sharedPart(part: Fields): Fields {
    const key = JSON.stringify(part)
    const known = parts.get(key)
    if (!known) parts.set(key, part)
    return known ?? part
  }

  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- their shape stays: only equal values are replaced, by one of them
  return rows.map((row) => compactFields(row) as Row)
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
