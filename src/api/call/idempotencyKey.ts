import { uuid } from '../../model'
import type { CallArgs } from './call'

/** Keys of wishes that are not known to be granted or refused, by what is wished. */
const open = new Map<string, string>()

/** The key of a call that may be made only once: the same for each try of the same wish, until the server has answered it. */
export function idempotencyKey(route: string, args: CallArgs): string {
  const wish = wishOf(route, args)
  const key = open.get(wish) ?? uuid()
  open.set(wish, key)
  return key
}

/** The server has answered: the same wish made again is a new one. */
export const forgetKey = (route: string, args: CallArgs): boolean => open.delete(wishOf(route, args))

const wishOf = (route: string, { params, query, body }: CallArgs): string => JSON.stringify([route, params, query, body])
