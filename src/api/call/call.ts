import type { Answer, Body, Params, Query, Route } from '../../contract'
import type { RouteParams } from '../../routes'

/** Parameters, query and body of one call, before they are written into a request. */
export interface CallArgs {
  readonly params?: Readonly<Record<string, string | number | null | undefined>>
  readonly query?: RouteParams | undefined
  readonly body?: unknown
  /** The version a change was made on, for calls whose body cannot say so; sent as If-Match. */
  readonly ifMatch?: number | undefined
  /** Of a call that may be made only once, where it is known on every page; else the same request is the same call until the server has answered it. */
  readonly idempotencyKey?: string
}

export interface RouteCall<R extends Route = Route> {
  readonly route: R
  readonly args: CallArgs
}

type Part<Name extends keyof CallArgs, Type> = [Type] extends [undefined]
  ? unknown
  : keyof Type extends never
    ? unknown
    : Record<string, never> extends Type
      ? { readonly [K in Name]?: Type }
      : { readonly [K in Name]: Type }

type Parts<R extends Route> = Part<'params', Params<R>> & Part<'query', Query<R>> & Part<'body', Body<R>>

/** What a route needs to be called: nothing, some of `params`, `query` and `body`, or all of them. */
export type ArgsOf<R extends Route> = unknown extends Parts<R> ? void : Partial<Parts<R>> extends Parts<R> ? Parts<R> | void : Parts<R>

/** What a call comes back with; null for routes whose answer is a page, a file or nothing. */
export type AnswerOf<R extends Route> = [Answer<R>] extends [undefined] ? null : Answer<R>

/** The definition of an endpoint: `build.query(call(partner_goals))`. More may be added by spreading it. */
export const call = <R extends Route>(route: R) => ({
  query: (args: ArgsOf<R>): RouteCall<R> => ({ route, args: args ?? {} }),
  // The base query has checked the answer against the route's schema.
  transformResponse: (answer: AnswerOf<R>) => answer,
})
