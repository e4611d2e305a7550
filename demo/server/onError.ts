import { HTTPException } from 'hono/http-exception'
import { external_plans } from '../../src/contract'
import type { HostContext } from './context'
import { HttpError } from './HttpError'
import { render } from './render'
import { pathTemplate } from './routePath'
import { translator } from './translate'
import { wantsPage } from './wantsPage'

/** Every refusal and every mistake ends here: JSON for programs, a page for people, the cause only in the log. */
export function onError(error: Error, c: HostContext): Response {
  const refusal = asRefusal(error)
  const { status, messageKey, values, errors } = refusal
  for (const [name, value] of Object.entries(refusal.headers)) c.header(name, value)
  if (wantsPage(c)) {
    if (status === 401) return c.redirect(`${signInPage(c)}?${new URLSearchParams({ target: pathAndQuery(c) })}`, 303)
    const page = { title: String(status), status, message_key: messageKey, values, request_id: c.get('requestId') }
    return render(c, 'error.njk', { ...page, upgrade_url: status === 402 ? upgradeUrl(c) : null }, status)
  }
  const t = translator(c.get('services').root, c.get('locale'))
  return c.json(errors.length > 0 ? { errors } : { error: t(messageKey, values) }, status)
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
  if (error instanceof HTTPException && error.status < 500) return new HttpError(400, 'refusal.body')
  return new HttpError(500, 'refusal.internal')
}
