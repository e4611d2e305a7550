import type { GenericSchema } from 'valibot'
import type { ReadBody, ReadParams, ReadQuery, ServerRoute, WrittenAnswer } from '../../src/contract/server'
import type { Customer, HostContext, Services, Viewer } from './context'
import type { FieldError } from './HttpError'
import type { Translate } from './text/translate'

/** What a handler works with: everything in it has passed the contract's schemas and the policy. */
export interface Call<R extends ServerRoute> {
  c: HostContext
  services: Services
  viewer: Viewer
  /** Only in the customer area. */
  customer: Customer
  params: ReadParams<R>
  query: ReadQuery<R>
  /** Undefined where the route also answers to GET, and that is how it was asked. */
  body: R['method'] extends 'GET' | 'ANY' ? ReadBody<R> | undefined : ReadBody<R>
  t: Translate
}

/** JSON as the contract describes it, or a finished response: a page, a redirect, a file. */
export type Result<R extends ServerRoute> = R['answer'] extends GenericSchema ? WrittenAnswer<R> | Response : Response

export interface Served {
  route: ServerRoute
  handle(call: Call<ServerRoute>): Promise<unknown>
  refuse?(call: Call<ServerRoute>, errors: FieldError[]): Promise<Response>
}

interface Options<R extends ServerRoute> {
  /** Answers a person whose form does not fit, instead of the plain refusal. */
  refuse?(call: Call<R>, errors: FieldError[]): Promise<Response>
}

/** Binds a handler to a route of the contract. */
export function serve<const R extends ServerRoute>(
  route: R,
  handle: (call: Call<R>) => Promise<Result<R>>,
  options: Options<R> = {},
): Served {
  // The table holds handlers of many routes; `register` makes each call from its own route's schemas.
  return { route, handle, ...options }
}
