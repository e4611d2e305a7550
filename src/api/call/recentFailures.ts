import type { ErrorObject } from '../../http'
import { JUST_LOADED_SECONDS, SECOND_MS } from '../../model'
import type { Services } from '../../store'
import type { RouteCall } from './call'

interface Failure {
  readonly error: ErrorObject
  /** Of the page's clock. */
  readonly at: number
}

const pages = new WeakMap<Services, Map<string, Failure>>()

const failuresOf = (services: Services): Map<string, Failure> => {
  const kept = pages.get(services) ?? new Map<string, Failure>()
  pages.set(services, kept)
  return kept
}

const keyOf = ({ route, args }: RouteCall): string => `${route.name} ${JSON.stringify(args)}`

/** How the same question has just failed: whatever appears now and asks it, too, gets the same answer, which is one failure for all of them. */
export function recentFailure(services: Services, call: RouteCall): ErrorObject | null {
  const failure = failuresOf(services).get(keyOf(call))
  return failure && performance.now() - failure.at < JUST_LOADED_SECONDS * SECOND_MS ? failure.error : null
}

/** Something has been changed: any of the questions may have another answer now. */
export const forgetFailures = (services: Services): void => failuresOf(services).clear()

/** Keeps how a question has failed; null when it has been answered. */
export function keepFailure(services: Services, call: RouteCall, error: ErrorObject | null): void {
  const failures = failuresOf(services)
  if (error) failures.set(keyOf(call), { error, at: performance.now() })
  else failures.delete(keyOf(call))
}
