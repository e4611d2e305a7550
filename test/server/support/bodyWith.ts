import * as v from 'valibot'

/** What valibot shows of a schema of any kind. */
interface Shape {
  type: string
  entries?: Record<string, Shape>
  item?: Shape
  key?: Shape
  value?: Shape
  options?: readonly unknown[]
  literal?: unknown
  wrapped?: Shape
  pipe?: readonly Shape[]
}

/** `['lines', '*', 'to']`; a star is an item of a list or a key of a record. */
export type FieldPath = readonly string[]

type OwnId = (name: string) => number

const TEXTS = ['x', 'long enough for this', 'a@b.example', '2027-01-15', '2027-01-15T10:00:00Z', '#aabbcc', '1', 'https://b.example/']
const NUMBERS = [1, 60, 3_600]
const UUID = '7f1f9a52-6c8e-4a8c-9d30-0d5a1f1f7e11'

const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null && 'type' in value
const baseOf = (shape: Shape): Shape => shape.pipe?.[0] ?? shape
// The contract's ids are numbers, or digits of a form.
const isId = ({ pipe }: Shape): boolean => pipe?.[0]?.type === 'union' && pipe.at(-1)?.type === 'max_value'
const optionsOf = ({ options = [] }: Shape): Shape[] => options.filter(isShape)

/** The fields of a body that hold an id. */
export function idFields(schema: unknown): FieldPath[] {
  if (!isShape(schema)) return []
  if (isId(schema)) return [[]]
  const base = baseOf(schema)
  const below = (name: string, inner: unknown) => idFields(inner).map((rest) => [name, ...rest])
  if (base.entries) return Object.entries(base.entries).flatMap(([name, entry]) => below(name, entry))
  if (base.item) return below('*', base.item)
  if (base.type === 'record') return below('*', base.value)
  return [...optionsOf(base), ...(base.wrapped ? [base.wrapped] : [])].flatMap(idFields)
}

/** As little as a schema asks for, with an id in the field of the path, and ids of one's own in all others that must be there. */
export function bodyWith(schema: unknown, path: FieldPath, id: number, ownId: OwnId): object {
  const body = isShape(schema) ? valueOf(schema, { path, id, ownId, name: '' }) : {}
  return typeof body === 'object' && body !== null ? body : {}
}

interface FieldTarget {
  /** What is left of it; undefined beside the path. */
  path: FieldPath | undefined
  id: number
  ownId: OwnId
  /** Of the field. */
  name: string
}

function valueOf(shape: Shape, target: FieldTarget): unknown {
  if (isId(shape)) return target.path ? target.id : target.ownId(target.name)
  const base = baseOf(shape)
  if (base.entries) return objectOf(base.entries, target)
  if (base.item) return listOf(shape, base.item, target)
  if (base.type === 'record') return recordOf(base, target)
  if (base.wrapped) return valueOf(base.wrapped, target)
  const options = optionsOf(base)
  if (options.length > 0) return valueOf(options.find((option) => leads(option, target.path)) ?? options[0] ?? base, target)
  return plainOf(shape, base)
}

const leads = (shape: Shape, path: FieldPath | undefined): boolean =>
  path !== undefined && idFields(shape).some((one) => one.join('.') === path.join('.'))

function objectOf(entries: Record<string, Shape>, { path, ...target }: FieldTarget): object {
  const [first, ...rest] = path ?? []
  const needed = Object.entries(entries).filter(
    ([name, entry]) => name === first || !/^(?:optional|nullish|exact_optional)$/.test(entry.type),
  )
  return Object.fromEntries(
    needed.map(([name, entry]) => [name, valueOf(entry, { ...target, name, path: name === first ? rest : undefined })]),
  )
}

function listOf(shape: Shape, item: Shape, target: FieldTarget): unknown[] {
  const isNeeded = target.path !== undefined || shape.pipe?.some(({ type }) => type === 'min_length')
  return isNeeded ? [valueOf(item, { ...target, path: target.path?.slice(1) })] : []
}

function recordOf({ key, value }: Shape, target: FieldTarget): object {
  if (!target.path || !key || !value) return {}
  return { [String(plainOf(key, baseOf(key)))]: valueOf(value, { ...target, path: target.path.slice(1) }) }
}

function plainOf(shape: Shape, base: Shape): unknown {
  if (base.type === 'literal') return base.literal
  const candidates = [...(base.options ?? []), ...TEXTS, UUID, ...NUMBERS, true, new File(['x'], 'x.txt', { type: 'text/plain' })]
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is a schema: only what can be looked at was named above
  return candidates.find((value) => v.safeParse(shape as unknown as v.GenericSchema, value).success)
}
