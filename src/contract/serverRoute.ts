import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { Route } from './route'

export type Host = 'partner' | 'backoffice' | 'customer' | 'cms' | 'assistant' | 'public'

/** What only a server reads of a route: where it is, and what may be sent to it. No browser loads it. */
interface Request {
  readonly host: Host
  /** `/website/{website}/note` */
  readonly path: string
  /** Parameters that hold digits only; all others hold anything but a slash. */
  readonly digits?: readonly string[]
  /** Of the others those that are ids all the same: with anything else in their place nothing is there. */
  readonly ids?: readonly string[]
  /** Parameters that may be left out, with the value the server then uses. */
  readonly defaults?: Readonly<Record<string, string | null>>
  readonly query?: GenericSchema
  readonly body?: GenericSchema
}

/** A whole route: both halves. */
export interface ServerRoute extends Route, Request {}

export type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamName<Rest> : never

/** Path parameters as a server reads them: ids are numbers, null where they are left out; all others are text, optional ones their default. */
export type ReadParams<R extends ServerRoute> = {
  readonly [Name in ParamName<R['path']>]: Name extends NumberName<R> ? number | (Name extends keyof R['defaults'] ? null : never) : string
}

type NumberName<R extends ServerRoute> = Listed<R['digits']> | Listed<R['ids']>
type Listed<T> = T extends readonly (infer Name)[] ? Name : never

type OutputOf<T> = T extends GenericSchema ? InferOutput<T> : undefined

/** Query and body as a server reads them, the answer as it writes it. */
export type ReadQuery<R extends ServerRoute> = OutputOf<R['query']>
export type ReadBody<R extends ServerRoute> = OutputOf<R['body']>
export type WrittenAnswer<R extends Route> = R['answer'] extends GenericSchema ? InferInput<R['answer']> : undefined

type Checked<R extends Request> = {
  readonly digits?: readonly ParamName<R['path']>[]
  readonly ids?: readonly ParamName<R['path']>[]
  readonly defaults?: { readonly [K in keyof R['defaults']]: K extends ParamName<R['path']> ? string | null : never }
} & { readonly [K in Exclude<keyof R, keyof Request>]: never }

/** Adds to what a client reads of a route what a server must know; the types of parameters, query and body follow from it. */
export function serverRoute<const R extends Route, const S extends Request>(client: R, request: S & Checked<S>): R & S {
  return { ...client, ...request }
}
