import { RouteError } from '../routes'
import { createErrorObject, type ErrorObject } from './errorObject'
import { isAbort } from './isAbort'
import { RequestError } from './RequestError'

/** Turns whatever was thrown into an error object. Only known messages are shown; that of a stranger may hold anything. */
export function toErrorObject(thrown: unknown): ErrorObject {
  if (thrown instanceof RequestError) return thrown.error
  if (isErrorObject(thrown)) return thrown
  const origin = thrown instanceof Error && thrown.stack ? { stack: thrown.stack } : {}
  if (thrown instanceof RouteError) {
    const route = thrown.routeName
    return createErrorObject({
      name: thrown.name,
      type: 'notFound',
      message: 'partner.error.route_not_found',
      values: { route },
      route,
      ...origin,
    })
  }
  return createErrorObject({ name: nameOf(thrown), type: 'unknown', message: 'partner.error.unknown', ...origin })
}

function nameOf(thrown: unknown): string {
  if (isAbort(thrown)) return 'AbortError'
  return thrown instanceof Error ? thrown.name : 'Error'
}

const MARKS = ['id', 'name', 'type', 'message'] as const

function isErrorObject(value: unknown): value is ErrorObject {
  if (typeof value !== 'object' || value === null || value instanceof Error) return false
  const entries = new Map(Object.entries(value))
  return MARKS.every((mark) => typeof entries.get(mark) === 'string')
}
