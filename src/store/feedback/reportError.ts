import { type ErrorObject, isAbort, toErrorObject } from '../../http'
import { errorRaised } from '../errorsSlice'
import type { AppThunk } from '../rootReducer'

interface Options {
  readonly silent?: boolean
  /** What is told in the place of the error's own message. */
  readonly message?: Pick<ErrorObject, 'message' | 'values'>
}

/** Puts whatever was thrown on the list of errors and tells of it. What was given up on purpose is no error. */
export function reportError(thrown: unknown, { silent = false, message }: Options = {}): AppThunk {
  return (dispatch) => {
    if (!isAbort(thrown)) dispatch(errorRaised({ error: { ...toErrorObject(thrown), ...message }, silent }))
  }
}
