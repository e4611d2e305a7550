import type { GenericSchema, InferOutput } from 'valibot'

/** `ANY`: the method is unrestricted (spec 2.7). A client uses GET, or POST when it sends a body. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'ANY'

/** What a route answers besides JSON. `page` is HTML or a redirect to it, `file` any bytes, `events` a stream of server-sent events, `empty` nothing worth reading. */
export type PlainAnswer = 'page' | 'file' | 'events' | 'empty'

/** What a client reads of a route. Its URL comes from the page, and what is sent is checked by the server: see `server/serverRoute.ts`. */
export interface Route {
  readonly name: string
  /** The name in the page's routes, where two methods share one route of the server. */
  readonly urlName?: string
  readonly method: Method
  readonly headers?: readonly 'Idempotency-Key'[]
  /** `json` unless told. */
  readonly bodyType?: 'json' | 'form' | 'multipart'
  readonly answer: GenericSchema | PlainAnswer
}

type Known<R extends Route> = { readonly [K in Exclude<keyof R, keyof Route>]: never }

/** The answer as a client reads it. */
export type Answer<R extends Route> = R['answer'] extends GenericSchema ? InferOutput<R['answer']> : undefined

/** Describes the client's half of one route. */
/*#__NO_SIDE_EFFECTS__*/
export function route<const R extends Route>(definition: R & Known<R>): R {
  return definition
}
