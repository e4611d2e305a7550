import { isLabel, labelsOf } from './labels'

// RFC 5321 limits; the listed symbols are those of the HTML standard.
const ADDRESS_MAX = 254
const LOCAL_MAX = 64
const LOCAL_PART = /^[\w.!#$%&'*+/=?^`{|}~-]+$/

/** Local part of letters, digits and listed symbols, @, dotted domain labels (spec 5). */
export function isEmail(value: string): boolean {
  if (value.length > ADDRESS_MAX) return false
  const at = value.indexOf('@')
  const local = value.slice(0, Math.max(at, 0))
  const labels = labelsOf(value.slice(at + 1))
  return local.length <= LOCAL_MAX && LOCAL_PART.test(local) && Boolean(labels && labels.length > 1 && labels.every(isLabel))
}
