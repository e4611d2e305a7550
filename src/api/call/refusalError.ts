import { createErrorObject, type ErrorObject, type FieldError } from '../../http'

/** What the server says about one of many websites. */
export const refusalError = (fields: readonly FieldError[]): ErrorObject =>
  createErrorObject({
    name: 'RefusedError',
    type: 'backend',
    status: 422,
    message: fields.map(({ message }) => message).join('\n'),
    fields,
  })
