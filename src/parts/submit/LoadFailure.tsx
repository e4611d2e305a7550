import { toErrorObject } from '../../http'
import { FailedState, type FailedStateProps } from '../../ui'
import { Reason } from './Reason'

interface Props extends Omit<FailedStateProps, 'message'> {
  /** Whatever was thrown. */
  readonly error: unknown
}

/** In the place of what could not be loaded, with the reason. Of an ended session the page tells, once for all that is missing. */
export function LoadFailure({ error: thrown, ...state }: Props) {
  const error = toErrorObject(thrown)
  return <FailedState {...state} message={error.type === 'unauthorized' ? undefined : <Reason error={error} />} />
}
