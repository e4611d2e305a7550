import type { HostContext } from '../context'
import { formOf } from './formOf'

/** The fields of a plain form that the contract does not describe; a field may have been sent several times. */
export async function formValues(c: HostContext) {
  // A body that cannot be read has no fields.
  const body = await formOf(c).catch(() => new FormData())
  const get = (name: string): string[] =>
    body.getAll(name).filter((value): value is string => typeof value === 'string' && !value.includes('\0'))
  return {
    get,
    /** Empty when the field was not sent. */
    text: (name: string): string => get(name)[0] ?? '',
  }
}
