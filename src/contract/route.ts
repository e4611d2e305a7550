import type { GenericSchema, InferInput, InferOutput } from 'valibot'

/** `ANY`: the method is unrestricted (spec 2.7). A client uses GET, or POST when it sends a body. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'ANY'

export type Host = 'partner' | 'backoffice' | 'customer' | 'cms' | 'assistant' | 'public'

/** What a route answers besides JSON. `page` is HTML or a redirect to it, `file` any bytes, `events` a stream of server-sent events, `empty` nothing worth reading. */
export type PlainAnswer = 'page' | 'file' | 'events' | 'empty'

export interface Route {
  readonly name: string
  /** The name in the page's routes, where two methods share one route of the server. */
  readonly urlName?: string
  readonly method: Method
  readonly host: Host
  /** `/website/{website}/note` */
  readonly path: string
  /** Parameters that hold digits only; all others hold anything but a slash. */
  readonly digits?: readonly string[]
  /** Parameters that may be left out, with the value the server then uses. */
  readonly defaults?: Readonly<Record<string, string | null>>
  readonly headers?: readonly 'Idempotency-Key'[]
  readonly query?: GenericSchema
  readonly body?: GenericSchema
  /** `json` unless told. */
  readonly bodyType?: 'json' | 'form' | 'multipart'
  readonly answer: GenericSchema | PlainAnswer
}

export type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamName<Rest> : never

type OptionalParam<R extends Route> = keyof NonNullable<R['defaults']> & ParamName<R['path']>

type Flat<T> = { [K in keyof T]: T[K] }

/** Path parameters as a client gives them. */
export type Params<R extends Route> = Flat<
  { [K in Exclude<ParamName<R['path']>, OptionalParam<R>>]: string | number } & { [K in OptionalParam<R>]?: string | number | null }
>

type InputOf<T> = T extends GenericSchema ? InferInput<T> : undefined
type OutputOf<T> = T extends GenericSchema ? InferOutput<T> : undefined

/** Query and body as a client writes them, the answer as it reads it. */
export type Query<R extends Route> = InputOf<R['query']>
export type Body<R extends Route> = InputOf<R['body']>
export type Answer<R extends Route> = OutputOf<R['answer']>

/** The same three from the side of the server. */
export type ReadQuery<R extends Route> = OutputOf<R['query']>
export type ReadBody<R extends Route> = OutputOf<R['body']>
export type WrittenAnswer<R extends Route> = InputOf<R['answer']>

type Checked<R extends Route> = {
  readonly digits?: readonly ParamName<R['path']>[]
  readonly defaults?: { readonly [K in keyof R['defaults']]: K extends ParamName<R['path']> ? string | null : never }
} & { readonly [K in Exclude<keyof R, keyof Route>]: never }

/** Describes one route; the types of parameters, query, body and answer follow from it. */
/*#__NO_SIDE_EFFECTS__*/
export function route<const R extends Route>(definition: R & Checked<R>): R {
  return definition
}
