import { toJsonSchema } from '@valibot/to-json-schema'
import fc from 'fast-check'
import type { GenericSchema } from 'valibot'
import { MAX_INT } from '../../../src/model'

type Part = ReturnType<typeof toJsonSchema>

/** What fits a schema and is strange all the same: the ends of ranges, letters that databases do not keep, days that do not exist. */
export const fitting = (schema: GenericSchema): fc.Arbitrary<unknown> =>
  ofPart(toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' }))

const TEXTS = [
  ...['', ' ', 'a', '1', '0', 'true', '\0', 'a\0b', '\ud800', '\u202e', '👩‍👩‍👧', "'", '"', '\\', '%', '_', '<script>', '{"a":1}'],
  ...['2026-02-30', '2026-11-30', '0000-00-00', '0001-01-01', '9999-12-31', '+275760-09-13', '25:61', '10:00'],
  ...['2026-11-30T10:00:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'],
  ...['a@b.de', 'a@b', 'http://[::1', 'https://a.test/%', 'javascript:alert(1)', 'example.com', '*.example.com', '#fff'],
  ...['Europe/Berlin', 'Foo/Bar', 'de', '１２', '1e400', '99999999999999999999', 'a'.repeat(5000)],
]
const NUMBERS = [0, 1, 2, -1, 1.5, 60, MAX_INT, MAX_INT + 1, -MAX_INT - 2, Number.MAX_SAFE_INTEGER, 1e308]

function ofPart(part: Part | boolean | (Part | boolean)[] | undefined): fc.Arbitrary<unknown> {
  if (typeof part !== 'object' || Array.isArray(part)) return fc.jsonValue()
  if (part.const !== undefined) return fc.constant(part.const)
  if (part.enum) return fc.constantFrom(...part.enum)
  const choices = part.anyOf ?? part.oneOf
  if (choices) return fc.oneof(...choices.map(ofPart))
  switch (part.type) {
    case 'string':
      return fc.constantFrom(...fitsOr(TEXTS, (text) => fitsText(text, part)))
    case 'number':
    case 'integer':
      return fc.constantFrom(...fitsOr(NUMBERS, (number) => fitsNumber(number, part)))
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(ofPart(part.items), { minLength: part.minItems ?? 0, maxLength: Math.max(part.minItems ?? 0, 3) })
    case 'object':
      return ofObject(part)
    default:
      return fc.jsonValue()
  }
}

function ofObject({ properties = {}, required = [], additionalProperties }: Part): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, ofPart(part)]))
  const object = fc.record(fields, { requiredKeys: required.filter((name) => name in fields) })
  if (typeof additionalProperties !== 'object') return object
  const more = fc.dictionary(fc.constantFrom(...TEXTS), ofPart(additionalProperties), { maxKeys: 3 })
  return fc.tuple(object, more).map(([known, others]) => ({ ...others, ...known }))
}

/** Where nothing here fits, as with patterns of our own, the host has to refuse what does not. */
const fitsOr = <Value>(values: readonly Value[], fits: (value: Value) => boolean): readonly Value[] => {
  const found = values.filter(fits)
  return found.length > 0 ? found : values
}

const fitsText = (text: string, { pattern, minLength = 0, maxLength = Infinity }: Part): boolean =>
  text.length >= minLength && text.length <= maxLength && (!pattern || new RegExp(pattern, 'u').test(text))

const fitsNumber = (number: number, { type, minimum = -Infinity, maximum = Infinity }: Part): boolean =>
  number >= minimum && number <= maximum && (type === 'number' || Number.isInteger(number))
