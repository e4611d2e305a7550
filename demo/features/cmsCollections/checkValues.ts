import { fitsField } from '../../../src/model'
import { type FieldError, HttpError } from '../../kernel/HttpError'
import type { Translate } from '../../kernel/text/translate'

interface Field {
  name: string
  type: string
  required: boolean
}

/** The values of an item that its collection has fields for; anything else is refused by name. */
export function checkValues(fields: readonly Field[], values: Record<string, unknown>, t: Translate): Record<string, unknown> {
  const errors: FieldError[] = []
  const kept: Record<string, unknown> = {}
  for (const { name, type, required } of fields) {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    const isEmpty = value === undefined || value === null || value === ''
    if (isEmpty && required) errors.push({ name, message: t('fieldIssue.required') })
    else if (!isEmpty && !fitsField(type, value)) errors.push({ name, message: t('cms.error.value') })
    else if (!isEmpty) kept[name] = value
  }
  const unknown = Object.keys(values).filter((name) => !fields.some((field) => field.name === name))
  for (const name of unknown) errors.push({ name, message: t('cms.error.field') })
  if (errors.length > 0) throw new HttpError(422, 'refusal.fields', { errors })
  return kept
}
