import { safeRoutes } from '../safeRoutes'

export const WEBSITES = 'api_partner_websites'

/** Which list tells an id for which placeholders. */
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  [WEBSITES]: ['website', 'id', 'webcard'],
  api_partner_clients: ['client'],
  api_partner_domains: ['domainId', 'dom'],
  api_partner_mail_transfers: ['transfer'],
  api_cms_collections: ['collection'],
  partner_email_composer_template_list: ['template'],
  partner_website_messages: ['log'],
  cms_preset_list: ['preset'],
}

/** Ids of what is there, taken from the first row of the lists. */
export function idsIn(route: string, value: unknown): Record<string, string> {
  const [first] = arrayOf(value)
  const id = valueOf(first, 'id')
  if (typeof id !== 'number' && typeof id !== 'string') return {}
  return Object.fromEntries((SOURCES[route] ?? []).map((name) => [name, String(id)]))
}

/** In this order, as some need an id of another one. */
export const SOURCE_ROUTES = Object.keys(SOURCES).flatMap((name) => safeRoutes.find((route) => route.name === name) ?? [])

export const arrayOf = (value: unknown): readonly unknown[] => {
  const items = Array.isArray(value) ? value : valueOf(value, 'items')
  return Array.isArray(items) ? items : []
}

export const valueOf = (owner: unknown, key: string): unknown =>
  typeof owner === 'object' && owner !== null && Object.hasOwn(owner, key) ? Reflect.get(owner, key) : undefined
