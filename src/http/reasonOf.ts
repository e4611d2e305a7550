import type { ErrorObject } from './errorObject'

type Translate = (key: string, values?: ErrorObject['values']) => string

/** The sentence that says why a form was refused: the server's about the first field, else that of the error. */
export const reasonOf = ({ fields, message, values }: ErrorObject, t: Translate): string => fields?.[0]?.message ?? t(message, values)
