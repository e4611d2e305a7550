import type { Islands, StartOptions } from '../src/islands'

const islands = {
  'agency-offers': () => import('./agency-offers'),
  'agency-statistics': () => import('./agency-statistics'),
  client: () => import('./clients/client'),
  clients: () => import('./clients'),
  collections: () => import('./collections'),
  'email-templates': () => import('./email-templates'),
  goals: () => import('./goals'),
  'mail-transfer': () => import('./mail-transfer'),
  mailer: () => import('./mailer'),
  'customer-data': () => import('./website-details/customerPage'),
  domains: () => import('./domains'),
  'general-domains': () => import('./domains/general'),
  'new-website': () => import('./websites/newWebsite'),
  next: () => import('./next'),
  notices: () => import('./notices'),
  'outgoing-mails': () => import('./outgoing-mails'),
  'overdue-todos': () => import('./overdue-todos'),
  palette: () => import('./palette'),
  profile: () => import('./profile'),
  'reseller-menu': () => import('./reseller-menu'),
  'reseller-settings': () => import('./reseller-settings'),
  settings: () => import('./settings'),
  sidebar: () => import('./sidebar'),
  'sign-in': () => import('./sign-in'),
  staff: () => import('./staff'),
  subscription: () => import('./subscription'),
  'team-menu': () => import('./team-menu'),
  tickets: () => import('./tickets'),
  'time-report': () => import('./time-report'),
  toasts: () => import('./toasts'),
  'unassigned-emails': () => import('./unassigned-emails'),
  'user-menu': () => import('./user-menu'),
  'website-details': () => import('./website-details'),
  'website-templates': () => import('./website-templates'),
  websites: () => import('./websites'),
} satisfies Islands

export type IslandName = keyof typeof islands | 'main'

/** All islands of the product; each is a chunk of its own. */
export const registry: Islands = {
  ...islands,
  main: async () => ({ default: (await import('./mainArea')).mainArea(islands) }),
}

/** Islands that stand around every screen. */
export const frame = ['main', 'reseller-menu', 'sidebar', 'team-menu', 'user-menu'] satisfies IslandName[]

/** What the runtime puts on the page by itself when the store has the first toast or notice. */
export const overlays = { toasts: 'toasts', notices: 'notices', signIn: 'sign-in', palette: 'palette' } satisfies StartOptions['overlays']
