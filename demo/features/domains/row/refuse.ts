import { HttpError } from '../../../kernel/HttpError'
import type { Translate } from '../../../kernel/text/translate'

/** A refusal beside one field. */
export const refuseField = (name: string, key: string, t: Translate, values: Record<string, string | number> = {}): HttpError =>
  new HttpError(422, 'refusal.fields', { errors: [{ name, message: t(key, values) }] })
