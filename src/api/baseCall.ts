import { createErrorObject, type ErrorObject, toErrorObject } from '../http'
import { type RootState, type Services, selectPartnerLeft } from '../store'
import type { RouteCall } from './call'
import { callRoute, methodOf } from './callRoute'

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
}

/** Calls a route of the contract. What fails, whatever it is, comes back as an error object. */
export async function baseCall(
  services: Services,
  state: RootState,
  { route, args }: RouteCall,
  options: CallOptions,
): Promise<{ data: unknown } | { error: ErrorObject }> {
  if (selectPartnerLeft(state) && methodOf(route, args) !== 'GET') return { error: partnerChanged() }
  try {
    return { data: await callRoute(services, { route, args }, controlOf(options)) }
  } catch (error) {
    return { error: { ...toErrorObject(error), route: route.name } }
  }
}

/** What the call itself needs to know. */
const controlOf = ({ timeout, signal, key, isSignIn }: CallOptions) => ({
  ...(signal && { signal }),
  ...(key && { key }),
  ...(timeout && { timeout }),
  ...(isSignIn && { isSignIn }),
})

const partnerChanged = () => createErrorObject({ name: 'PartnerChangedError', type: 'backend', message: 'partner.error.partner_changed' })
