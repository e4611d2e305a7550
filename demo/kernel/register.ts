import * as v from 'valibot'
import type { ServerRoute } from '../../src/contract/server'
import type { Host, HostContext } from './context'
import { fieldErrors } from './fieldErrors'
import { type FieldError, HttpError } from './HttpError'
import { idOf } from './request/idOf'
import { isRead } from './request/isRead'
import { readBody } from './request/readBody'
import { honoPath, methodsOf } from './routePath'
import type { Call, Served } from './serve'
import { pageWords } from './text/statusWords'
import { wantsPage } from './request/wantsPage'

/** Lets a request through to its handler, or throws what refuses it. */
type Admit = (c: HostContext, route: ServerRoute) => Promise<void>

/** Makes the host answer the given routes of the contract, to those who are admitted. */
export function register(app: Host, served: readonly Served[], admit: Admit): void {
  for (const one of served)
    app.on(methodsOf(one.route), honoPath(one.route), async (c) => {
      c.set('routeName', one.route.name)
      await admit(c, one.route)
      return answer(c, one)
    })
}

async function answer(c: HostContext, served: Served): Promise<Response> {
  const { route } = served
  const params = paramsOf(c, route)
  const { body, errors } = await bodyOf(c, route)
  const call = callOf(c, route, { params, body })
  if (errors.length > 0) return refuse(served, call, errors)
  return written(c, route, await served.handle(call))
}

function callOf(c: HostContext, route: ServerRoute, read: { params: object; body: unknown }): Call<ServerRoute> {
  const services = c.get('services')
  const call = {
    c,
    services,
    viewer: c.get('viewer'),
    customer: c.get('customer'),
    ...read,
    query: queryOf(c, route),
    t: pageWords(c),
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- public routes have no viewer and their handlers ask for none, everyone else was admitted above; parameters, query and body were read with the schemas of this very route
  return call as Call<ServerRoute>
}

function refuse(served: Served, call: Call<ServerRoute>, errors: FieldError[]): Promise<Response> {
  if (served.refuse && wantsPage(call.c)) return served.refuse(call, errors)
  throw new HttpError(422, 'refusal.fields', { errors })
}

function paramsOf(c: HostContext, route: ServerRoute): Record<string, string | number | null> {
  const defaults = Object.entries(route.defaults ?? {}).map(([name, value]) => [name, value ?? ''] as const)
  const texts: Record<string, string> = { ...Object.fromEntries(defaults), ...c.req.param() }
  const ids = [...(route.digits ?? []), ...(route.ids ?? [])].map((name) => [name, texts[name] ? idOf(texts[name]) : null] as const)
  return { ...texts, ...Object.fromEntries(ids) }
}

function queryOf(c: HostContext, route: ServerRoute): unknown {
  // PostgreSQL cannot store or compare NUL in text.
  if (c.req.url.includes('%00')) throw new HttpError(400, 'refusal.address')
  const result = route.query ? v.safeParse(route.query, c.req.query()) : undefined
  if (result && !result.success) throw new HttpError(422, 'refusal.fields', { errors: fieldErrors(c, result.issues) })
  return result?.output
}

async function bodyOf(c: HostContext, route: ServerRoute): Promise<{ body?: unknown; errors: FieldError[] }> {
  if (!route.body || isRead(c)) return { errors: [] }
  const result = v.safeParse(route.body, await readBody(c, route.bodyType ?? 'json'))
  return result.success ? { body: result.output, errors: [] } : { errors: fieldErrors(c, result.issues) }
}

/** An answer that the contract does not know is our mistake, and no client gets to see it. */
function written(c: HostContext, route: ServerRoute, result: unknown): Response {
  if (result instanceof Response) return result
  if (typeof route.answer === 'string') throw new Error(`${route.name} has to answer with a response`)
  const checked = v.safeParse(route.answer, result)
  if (!checked.success) throw new Error(`${route.name} broke the contract: ${JSON.stringify(v.flatten(checked.issues))}`)
  return c.json(result)
}
