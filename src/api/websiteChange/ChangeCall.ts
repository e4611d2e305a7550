import type { RouteCall } from '../call/call'

/** A call that changes a website, with the place for the version on which it is made; none where versions do not matter. */
export interface ChangeCall extends RouteCall {
  readonly version?: 'body' | 'ifMatch'
}

/** The call as it is sent: refused with 409 when the website has another version by then. */
export function callOn({ route, args, version: place }: ChangeCall, version: number | undefined): RouteCall {
  if (place === 'ifMatch') return { route, args: { ...args, ifMatch: version } }
  return { route, args: place === 'body' ? { ...args, body: { ...Object(args.body), version } } : args }
}
