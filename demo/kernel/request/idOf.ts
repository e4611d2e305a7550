import { isId } from '../../../src/model'
import { HttpError } from '../HttpError'

/** The id in a path parameter; anything else names nothing that is there. */
export function idOf(value: string): number {
  if (!isId(value)) throw new HttpError(404, 'refusal.notFound')
  return Number(value)
}
