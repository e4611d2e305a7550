import { HOUR_MS, uuid } from '../../model'
import type { CallArgs } from './call'

/** After so long without an answer the same request is meant anew: the same to-do for the next day is no second try. Milliseconds. */
const KNOWN_MS = HOUR_MS

/** Keys of requests that the server is not known to have answered, by what they ask for. */
const open = new Map<string, { readonly key: string; readonly since: number }>()

/** The key of a call that may be made only once: the same for each try of the same request, until the server has answered it. */
export function idempotencyKey(route: string, args: CallArgs): string {
  const request = requestOf(route, args)
  const now = Date.now()
  const known = open.get(request)
  if (known && now - known.since < KNOWN_MS) return known.key
  const key = uuid()
  open.set(request, { key, since: now })
  return key
}

/** The server has answered: the same request made again is a new one. */
export const forgetKey = (route: string, args: CallArgs): boolean => open.delete(requestOf(route, args))

const requestOf = (route: string, { params, query, body }: CallArgs): string => JSON.stringify([route, params, query, body])
