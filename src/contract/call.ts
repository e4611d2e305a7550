import type { GenericSchema, InferInput } from 'valibot'
import type { Route } from './route'
import type * as server from './server'
import type { ParamName, ServerRoute } from './server'

type Contract = typeof server

/** The whole of a route. Only types cross over: a client has the name of the route, and nothing of its server's half. */
type Whole<R extends Route> = Extract<Contract[R['name'] & keyof Contract], ServerRoute>

type OptionalParam<R extends ServerRoute> = keyof NonNullable<R['defaults']> & ParamName<R['path']>

type Flat<T> = { [K in keyof T]: T[K] }

type ParamsOf<R extends ServerRoute> = Flat<
  { [K in Exclude<ParamName<R['path']>, OptionalParam<R>>]: string | number } & { [K in OptionalParam<R>]?: string | number | null }
>

type Sent<R extends ServerRoute, Part extends 'query' | 'body'> =
  R extends Record<Part, infer S extends GenericSchema> ? InferInput<S> : undefined

/** Path parameters, query and body as a client gives them. */
export type Params<R extends Route> = ParamsOf<Whole<R>>
export type Query<R extends Route> = Sent<Whole<R>, 'query'>
export type Body<R extends Route> = Sent<Whole<R>, 'body'>
