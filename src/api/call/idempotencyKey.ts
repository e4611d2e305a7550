import { uuid } from '../../model'
import type { CallArgs } from './call'

/** Keys of requests that the server is not known to have answered, by what they ask for. */
const open = new Map<string, string>()

/** The key of a call that may be made only once: the same for each try of the same request, until the server has answered it. */
export function idempotencyKey(route: string, args: CallArgs): string {
  const request = requestOf(route, args)
  const key = open.get(request) ?? uuid()
  open.set(request, key)
  return key
}

/** The server has answered: the same request made again is a new one. */
export const forgetKey = (route: string, args: CallArgs): boolean => open.delete(requestOf(route, args))

const requestOf = (route: string, { params, query, body }: CallArgs): string => JSON.stringify([route, params, query, body])
