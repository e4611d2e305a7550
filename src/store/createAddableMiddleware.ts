import type { Middleware, MiddlewareAPI } from '@reduxjs/toolkit'

interface AddableMiddleware {
  readonly middleware: Middleware
  add(middleware: Middleware): void
}

/** A place in the store for middleware that comes later, with the island that needs it. */
export function createAddableMiddleware(): AddableMiddleware {
  const added: ReturnType<Middleware>[] = []
  let store: MiddlewareAPI | undefined
  return {
    middleware(api) {
      store = api
      return (next) => (action) => added.reduceRight((rest, middleware) => middleware(rest), next)(action)
    },
    add(middleware) {
      if (store) added.push(middleware(store))
    },
  }
}
