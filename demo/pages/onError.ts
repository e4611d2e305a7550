import { HTTPException } from 'hono/http-exception'
import { external_plans } from '../../src/contract/server'
import { may } from '../../src/model'
import type { HostContext } from '../kernel/context'
import { HttpError } from '../kernel/HttpError'
import { framedPage } from './frame'
import { render } from './render'
import { sidebarOf } from './sidebarOf'
import { pathTemplate } from '../kernel/routePath'
import { pageWords } from '../kernel/text/statusWords'
import { translator } from '../kernel/text/translate'
import { wantsPage } from '../kernel/request/wantsPage'
import { whoToAsk } from '../access/whoToAsk'

/** Every refusal and every mistake ends here: JSON for programs, a page for people, the cause only in the log. */
export function onError(error: Error, c: HostContext): Response | Promise<Response> {
  const refusal = asRefusal(error)
  const { status, messageKey, values, errors } = refusal
  for (const [name, value] of Object.entries(refusal.headers)) c.header(name, value)
  if (wantsPage(c)) {
    if (status === 401) return c.redirect(`${signInPage(c)}?${new URLSearchParams({ target: pathAndQuery(c) })}`, 303)
    return errorPage(c, refusal)
  }
  const t = translator(c.get('services').root, c.get('locale'))
  return c.json(errors.length > 0 ? { errors } : { error: t(messageKey, values) }, status)
}

/** Those that have words of their own; each other one is told as the first or the last of them. */
const KINDS = [404, 402, 403, 429, 500]
/** Refusals that concern one page: all others are as open as before, so they stand around it. */
const FRAMED = new Set<number>([402, 403, 404])
/** Areas with a frame of their own, or none. */
const ELSEWHERE = /^\/(?:my|cms|assistant|backoffice|preview)(?:\/|$)/

const isFramed = (c: HostContext, status: number): boolean =>
  FRAMED.has(status) && !ELSEWHERE.test(c.req.path) && c.req.header('sec-fetch-dest') !== 'iframe'

async function errorPage(c: HostContext, { status, messageKey, values }: HttpError): Promise<Response> {
  const t = pageWords(c)
  const viewer = c.get('viewer')
  const page = {
    title: t(`error.${KINDS.find((kind) => kind === status) ?? (status < 500 ? 404 : 500)}.title`),
    status,
    message_key: messageKey,
    values,
    request_id: c.get('requestId'),
    upgrade_url: status === 402 ? upgradeUrl(c) : null,
  }
  if (!viewer || viewer.must_change_password || !isFramed(c, status)) return render(c, 'error.njk', page, status)
  const ask = messageKey === 'refusal.right' ? await whoToAsk(c, viewer) : []
  // Whoever may not open a page is not told its route either, so the sidebar stands as on a page that nobody knows.
  const sidebar = sidebarOf(c, status === 404 ? c.get('routeName') : null)
  return framedPage(
    c,
    viewer,
    'error_framed.njk',
    { ...page, ask, sidebar, searches: may('see_websites', viewer.roles) !== 'none' },
    status,
  )
}

/** Where there are larger plans: the page that the agency or its reseller names, else ours (spec 8). */
const upgradeUrl = (c: HostContext): string => c.get('viewer')?.settings.upgradeUrl || pathTemplate(external_plans)

const signInPage = (c: HostContext): string => (c.req.path.startsWith('/my/') ? '/my/access' : '/login')

function pathAndQuery(c: HostContext): string {
  const { pathname, search } = new URL(c.req.url)
  return `${pathname}${search}`
}

function asRefusal(error: Error): HttpError {
  if (error instanceof HttpError) return error
  if ((error instanceof HTTPException && error.status < 500) || isHungUp(error)) return new HttpError(400, 'refusal.body')
  return new HttpError(500, 'refusal.internal')
}

/** The connection has ended before all of the request had come (in Node's words). Nobody hears the answer, and the log would call it our mistake. */
const isHungUp = (error: Error): boolean => error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET'
