import { keysOf } from '../keysOf'
import { isIsoDay } from '../time'
import { isEmail, isUrl } from '../validation'

const TEXT_MAX_LENGTH = 20_000

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= TEXT_MAX_LENGTH

/** What a field of each type may hold. */
const CHECKS = {
  text: isText,
  html: isText,
  number: (value: unknown) => typeof value === 'number' && Number.isFinite(value),
  boolean: (value: unknown) => typeof value === 'boolean',
  date: (value: unknown) => isText(value) && isIsoDay(value),
  email: (value: unknown) => isText(value) && isEmail(value),
  link: (value: unknown) => isText(value) && isUrl(value),
  image: isText,
} satisfies Record<string, (value: unknown) => boolean>

export type FieldType = keyof typeof CHECKS

/** Types of the fields of a collection. */
export const FIELD_TYPES = keysOf(CHECKS)

export const isFieldType = (type: string): type is FieldType => type in CHECKS

/** Whether a field of the type may hold the value. */
export const fitsField = (type: string, value: unknown): boolean => isFieldType(type) && CHECKS[type](value)
