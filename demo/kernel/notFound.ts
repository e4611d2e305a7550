import type { ServerRoute } from '../../src/contract/server'
import type { HostContext } from './context'
import { HttpError } from './HttpError'
import { matchesPath, methodsOf } from './routePath'

/** Tells apart: a wrong method (405), a route of the contract that this host does not serve yet, and nothing at all (404). */
export function notFound(c: HostContext, served: readonly ServerRoute[], waiting: readonly ServerRoute[]): never {
  const here = (route: ServerRoute) => matchesPath(route, c.req.path)
  const methods = [...new Set(served.filter(here).flatMap(methodsOf))]
  if (methods.length > 0) {
    const allow = methods.includes('GET') ? [...methods, 'HEAD'] : methods
    throw new HttpError(405, 'refusal.method', { headers: { Allow: allow.join(', ') } })
  }
  throw new HttpError(404, waiting.some(here) ? 'refusal.notServed' : 'refusal.notFound')
}
