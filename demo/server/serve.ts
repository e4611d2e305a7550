import type { GenericSchema } from 'valibot'
import type { ParamName, ReadBody, ReadQuery, Route, WrittenAnswer } from '../../src/contract'
import type { Customer, HostContext, Services, Viewer } from './context'
import type { FieldError } from './HttpError'
import type { Translate } from './translate'

/** What a handler works with: everything in it has passed the contract's schemas and the policy. */
export interface Call<R extends Route> {
  c: HostContext
  services: Services
  viewer: Viewer
  /** Only in the customer area. */
  customer: Customer
  /** Path parameters as text; optional ones with their default. */
  params: Readonly<Record<ParamName<R['path']>, string>>
  query: ReadQuery<R>
  /** Undefined where the route also answers to GET, and that is how it was asked. */
  body: R['method'] extends 'GET' | 'ANY' ? ReadBody<R> | undefined : ReadBody<R>
  t: Translate
}

/** JSON as the contract describes it, or a finished response: a page, a redirect, a file. */
export type Result<R extends Route> = R['answer'] extends GenericSchema ? WrittenAnswer<R> | Response : Response

export interface Served {
  route: Route
  handle(call: Call<Route>): Promise<unknown>
  refuse?(call: Call<Route>, errors: FieldError[]): Promise<Response>
}

interface Options<R extends Route> {
  /** Answers a person whose form does not fit, instead of the plain refusal. */
  refuse?(call: Call<R>, errors: FieldError[]): Promise<Response>
}

/** Binds a handler to a route of the contract. */
export function serve<const R extends Route>(route: R, handle: (call: Call<R>) => Promise<Result<R>>, options: Options<R> = {}): Served {
  // The table holds handlers of many routes; `register` makes each call from its own route's schemas.
  return { route, handle, ...options } as unknown as Served
}
