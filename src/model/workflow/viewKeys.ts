import type { ViewName } from './views'

/** The second key after `g` (defaults 5.12). */
export const VIEW_KEYS: Readonly<Record<string, ViewName>> = {
  n: 'next',
  o: 'overview',
  t: 'tickets',
  u: 'unassigned',
  d: 'overdue-todos',
  w: 'overdue-websites',
  r: 'reengage',
  l: 'leads',
  a: 'assign',
  s: 'all-websites',
}

/** The one after `g` that leads to the domains, which are no view. */
export const DOMAINS_KEY = 'm'
