import type { Route } from '../../contract'
import { type ErrorObject, toErrorObject } from '../../http'
import type { Services, WaitingKind, WaitingSubject } from '../../store'
import type { AnswerOf, RouteCall } from './call'
import { callRoute } from './callRoute'

/** How a call behaves; `extraOptions` of an endpoint. */
export interface CallOptions {
  /** A failure is listed, but no toast tells of it: the caller shows it in place. */
  readonly silent?: boolean
  /** Milliseconds, where the usual limit is too short. */
  readonly timeout?: number
  readonly signal?: AbortSignal
  /** Only the last call of a key is waited for: it aborts the one before. */
  readonly key?: string
  /** The call is itself a sign-in. */
  readonly isSignIn?: boolean
  /** What it changes waits while the network is away, under this name. */
  readonly waitsAs?: WaitingKind
  /** It is one of the calls of a change that waits under this name. */
  readonly waitsWithin?: WaitingKind
  /** See `RequestOptions`. */
  readonly isForAnyPartner?: boolean
}

/** Calls a route of the contract. What fails, whatever it is, comes back as an error object. `subject`: what it belongs to, for the list of what waits. */
export async function baseCall<R extends Route>(
  services: Services,
  { route, args }: RouteCall<R>,
  options: CallOptions,
  subject?: () => WaitingSubject,
): Promise<{ data: AnswerOf<R> } | { error: ErrorObject }> {
  const run = () => callRoute(services, { route, args }, controlOf(options))
  try {
    return { data: await inOutbox(services.outbox, options, run, subject) }
  } catch (error) {
    return { error: { ...toErrorObject(error), route: route.name } }
  }
}

/** A call that changes something has its turn in the outbox, alone or with the change it is a part of. */
function inOutbox<T>(
  outbox: Services['outbox'],
  { waitsAs, waitsWithin }: CallOptions,
  run: () => Promise<T>,
  subject?: () => WaitingSubject,
): Promise<T> {
  if (waitsAs) return outbox.send({ kind: waitsAs, subject }, run)
  if (waitsWithin) return outbox.sendPart(waitsWithin, run)
  return run()
}

/** What the call itself needs to know. */
const controlOf = ({ timeout, signal, key, isSignIn, isForAnyPartner }: CallOptions) => ({
  ...(signal && { signal }),
  ...(key && { key }),
  ...(timeout && { timeout }),
  ...(isSignIn && { isSignIn }),
  ...(isForAnyPartner && { isForAnyPartner }),
})
