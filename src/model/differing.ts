import { keysOf } from './keysOf'

/** The values that are others there, or are not there. */
export function differing<Values extends object>(values: Values, others: Partial<Values>): Partial<Values> {
  const left: Partial<Values> = { ...values }
  for (const name of keysOf(values)) if (values[name] === others[name]) delete left[name]
  return left
}
