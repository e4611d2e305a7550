import type { Route } from '../../contract'
import { type ErrorObject, isRefused } from '../../http'
import { type AppThunk, reportError } from '../../store'
import { baseCall, type CallOptions } from './baseCall'
import type { AnswerOf, ArgsOf } from './call'

interface Sending extends CallOptions {
  /** What is told in the place of the error's own message. */
  readonly explain?: (error: ErrorObject) => ErrorObject
}

/**
 * Calls a route without the cache of server data, for what every page asks: such a page need not load the cache. A failure is listed and told
 * as that of any other call, and rejects with its error object.
 */
export function send<R extends Route>(
  route: R,
  args: ArgsOf<R>,
  { explain = (error) => error, ...options }: Sending = {},
): AppThunk<Promise<AnswerOf<R>>> {
  return async (dispatch, _, services) => {
    const result = await baseCall(services, { route, args: args ?? {} }, options)
    if ('data' in result) return result.data
    const error = explain(result.error)
    // Whoever signs in reads it where they typed.
    if (!options.isSignIn || !isRefused(error)) dispatch(reportError(error, { silent: options.silent ?? false }))
    throw error
  }
}
