import * as v from 'valibot'
import type { ServerRoute } from '../contract/server'
import { contractRoutes } from '../contract/table'
import { RouteError, type Router } from '../routes'

/** They do something although they are asked with GET: make content, keep a session or a clock running, hand out a key. */
const ACTING = new Set([
  'api_partner_jwt_token',
  'api_website_sso',
  'backoffice_website_save_note',
  'backoffice_website_todo_create_ajax',
  'cms_keepalive',
  'cms_seo_analyze',
  'cms_timer',
  'partner_website_generate',
])

/** Routes that read, answer with JSON, and need nothing in their query. */
export const safeRoutes: readonly ServerRoute[] = contractRoutes.filter(
  ({ name, method, query, answer }) =>
    (method === 'GET' || method === 'ANY') && typeof answer === 'object' && (!query || v.is(query, {})) && !ACTING.has(name),
)

export const placeholdersOf = ({ path }: ServerRoute): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** Undefined where the page does not name the route, or a placeholder has no value. */
export function addressOf(route: ServerRoute, router: Router, params: Readonly<Record<string, string>>): string | undefined {
  const name = route.urlName ?? route.name
  if (!router.has(name)) return undefined
  try {
    return router.generate(
      name,
      Object.fromEntries(placeholdersOf(route).flatMap((param) => (params[param] ? [[param, params[param]]] : []))),
    )
  } catch (error) {
    if (error instanceof RouteError) return undefined
    throw error
  }
}
