import type { ServerRoute } from '../../src/contract/server'
import type { HostContext } from '../kernel/context'
import { authorise } from './authorise'
import { noteActivity } from './sessions/sessions'

/** Calls that pages make by themselves: they keep nobody signed in. */
const BACKGROUND = new Set([
  'partner_sidebar_counts',
  'partner_events',
  'partner_goals',
  'api_partner_session',
  'api_partner_session_tick',
  'api_website_presence',
])

/** Lets those through who may call the route; a call that somebody makes keeps them signed in. */
export async function admit(c: HostContext, route: ServerRoute): Promise<void> {
  await authorise(c, route)
  const viewer = c.get('viewer')
  if (viewer && !BACKGROUND.has(route.name)) await noteActivity(c, viewer)
}
