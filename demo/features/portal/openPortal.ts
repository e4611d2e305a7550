import { DEFAULT_PORTAL_ROUTE } from '../../../src/model'
import { routesByName } from '../../../src/contract/table'
import type { HostContext, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { pathTemplate } from '../../kernel/routePath'
import { startPortalSession } from '../../access/sessions/portalSessions'

/** Shows somebody of the team the customer area of a website, as its customer sees it; `route` names one of its pages. */
export async function openPortal(c: HostContext, viewer: Viewer, websiteId: number, route: string): Promise<Response> {
  const page = routesByName.get(NAMES[route] ?? route) ?? routesByName.get(DEFAULT_PORTAL_ROUTE)
  if (page?.host !== 'customer' || page.path.includes('{')) throw new HttpError(404, 'refusal.notFound')
  await startPortalSession(c, websiteId, { linkId: null, userId: viewer.user_id })
  return c.redirect(pathTemplate(page), 303)
}

/** Words that stand in links for the page they mean. */
const NAMES: Readonly<Record<string, string>> = { feedback: 'my_feedback_preview' }
