import { toErrorObject } from '../../http'
import { Reason } from './Reason'

/** Why something failed, of whatever was thrown, to be kept until it is shown; in other words, if there are some. Of an ended session the page tells. */
export function reasonFor(thrown: unknown, text?: string) {
  const error = toErrorObject(thrown)
  return error.type === 'unauthorized' ? undefined : <Reason error={error} {...(text !== undefined && { text })} />
}
