import { fullName, SSO_TOKEN_TTL_MS } from '../../../src/model'
import { newToken } from '../../access/tokens/opaqueToken'
import { sign } from '../../access/tokens/signingKey'
import type { HostContext, Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { render } from '../../pages/render'

/** Never that of a token which opens anything here. */
const TYPE = 'sign-on+jwt'

/** A page that goes on to the help desk with a token: who asks is in there, once, within a minute. */
export async function enterHelpDesk(c: HostContext, viewer: Viewer, title: string): Promise<Response> {
  const services = c.get('services')
  // Whoever only looks at a customer's pages is nobody there.
  if (viewer.viewed_from !== null) throw new HttpError(403, 'refusal.viewOnly')
  const desk = helpDeskOf(viewer, services.secure)
  if (!desk) throw new HttpError(404, 'refusal.notFound')
  const token = await issueSignOn(services, viewer, desk.origin)
  const response = render(c, 'areas/help_desk.njk', { title, desk: desk.href, host: desk.host, token })
  response.headers.set('Content-Security-Policy', policyOf(desk, c.get('secureHeadersNonce')))
  return response
}

/** Where the partner's help desk takes tokens. They go nowhere in the open; a host that has no TLS is somebody's own machine. */
function helpDeskOf({ settings: { helpOption, helpUrl } }: Viewer, isSecure: boolean): URL | null {
  if (helpOption !== 'desk' || !helpUrl || !URL.canParse(helpUrl)) return null
  const url = new URL(helpUrl)
  return url.protocol === 'https:' || (url.protocol === 'http:' && !isSecure) ? url : null
}

/**
 * Good for that desk alone, which keeps `jti` for as long as the token lasts and so takes it once. Any partner of the host may name that desk as
 * its own: whose people it helps says `organization`.
 */
function issueSignOn({ db, clock }: Services, viewer: Viewer, audience: string) {
  const { user_id, email, partner_id, partner_name, language } = viewer
  const claims = {
    jti: newToken(),
    email,
    name: fullName(viewer) || email,
    locale: language,
    organization: { id: partner_id, name: partner_name },
  }
  return sign(db, { claims, type: TYPE, audience, subject: user_id, now: clock.now(), lasts: SSO_TOKEN_TTL_MS })
}

/** The page has one form, which goes to the desk. Browsers hold the addresses the desk goes on to against the policy as well, and those are its own business. */
const policyOf = ({ protocol }: URL, nonce: string | undefined): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `form-action ${protocol}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
