import * as v from 'valibot'
import { MAX_INT } from '../model'

/** A positive integer. Servers that read ids from a database driver as text may send `"17"`. */
export const id = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.digits(), v.transform(Number))]),
  v.integer(),
  v.minValue(1),
  v.maxValue(MAX_INT),
)

/** A map of names to values. PHP writes an empty one as `[]`, and `record` reads any array as the map of its indexes. */
/*#__NO_SIDE_EFFECTS__*/
export function phpMap<const Value extends v.GenericSchema>(value: Value) {
  return v.record(v.string(), value)
}

/** A value the server may leave out or send as null; read as null in both cases. */
/*#__NO_SIDE_EFFECTS__*/
export function maybe<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.nullish(schema, null)
}

/** A list the server may leave out. */
/*#__NO_SIDE_EFFECTS__*/
export function many<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.optional(v.array(schema), [])
}

/** A flag the server may leave out. */
export const flag = v.optional(v.boolean(), false)

/** A text the server may leave out or send as null; read as an empty text in both cases. */
export const text = v.nullish(v.string(), '')
