import * as v from 'valibot'
import type { Route } from '../../contract'
import { isSafe, RequestError, type RequestOptions } from '../../http'
import type { Services } from '../../store'
import type { AnswerOf, CallArgs, RouteCall } from './call'
import { forgetKey, idempotencyKey } from './idempotencyKey'

type CallControl = Pick<RequestOptions, 'signal' | 'key' | 'timeout' | 'isSignIn' | 'isForAnyPartner' | 'keepalive'>

/** A route without a fixed method is asked with GET, and with POST when there is something to send. */
function methodOf({ method }: Route, { body }: CallArgs): string {
  if (method !== 'ANY') return method
  return body === undefined ? 'GET' : 'POST'
}

/** Calls a route at the URL that the page's routes give it, and returns the answer when it is what the contract says. */
export async function callRoute<R extends Route>(
  { page, router, request }: Services,
  { route, args }: RouteCall<R>,
  control: CallControl = {},
): Promise<AnswerOf<R>> {
  const url = router.generate(route.urlName ?? route.name, args.params, args.query && { query: args.query })
  const method = methodOf(route, args)
  if (page.isViewOnly && !isSafe(method) && !control.isSignIn) throw onlyLooking()
  const call = request({
    url,
    method,
    body: args.body,
    ...(route.bodyType && { bodyType: route.bodyType }),
    // In the place of nothing a page is the sign-in page, or that of an error.
    ...((route.answer === 'page' || route.answer === 'file') && { accept: 'text' }),
    ...headersOf(route, args),
    ...control,
  })
  const { status, body } = await call.catch((error: unknown) => {
    if (isRefused(error)) forgetKey(route.name, args)
    throw error
  })
  forgetKey(route.name, args)
  const result = typeof route.answer === 'string' ? { success: true, output: null } : v.safeParse(route.answer, body)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `AnswerOf` says the same of the route's type
  if (result.success) return result.output as AnswerOf<R>
  throw new RequestError({
    name: 'InvalidAnswerError',
    type: 'backend',
    status,
    message: 'partner.error.invalid_answer',
    values: { route: route.name },
  })
}

/** What a page that is only looked at would change: the server would say the same. */
const onlyLooking = (): RequestError =>
  new RequestError({ name: 'ViewOnlyError', type: 'backend', status: 403, message: 'partner.general.viewOnly' })

/** Nothing was done. After any other failure the server may have done what was asked, though nobody heard of it. */
function isRefused(error: unknown): boolean {
  const status = error instanceof RequestError ? error.error.status : undefined
  return status !== undefined && status >= 400 && status < 500
}

/** The key of a call that may be made only once, and the version a change was made on. */
function headersOf({ name: routeName, method, headers = [] }: Route, args: CallArgs): { headers?: Record<string, string> } {
  const { body, ifMatch, idempotencyKey: known } = args
  const isRead = method === 'ANY' && body === undefined
  const named = (isRead ? [] : headers).map((name) => [name, known ?? idempotencyKey(routeName, args)] as const)
  const all = ifMatch === undefined ? named : [...named, ['If-Match', `"${ifMatch}"`] as const]
  return all.length > 0 ? { headers: Object.fromEntries(all) } : {}
}
