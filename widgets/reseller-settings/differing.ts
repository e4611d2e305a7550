import { keysOf } from '../../src/model'

/** The values that are others there. */
export function differing<Values extends object>(values: Values, others: Values): Partial<Values> {
  const left: Partial<Values> = { ...values }
  for (const name of keysOf(values)) if (values[name] === others[name]) delete left[name]
  return left
}
