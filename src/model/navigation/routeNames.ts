export const DEFAULT_PORTAL_ROUTE = 'my_dashboard' // spec 2.7, 9

/** Names of the routes that rules of this folder point to. The page says which URLs they have. */
export const ROUTE_NAMES = {
  overview: 'partner_index',
  next: 'partner_next',
  tickets: 'partner_tickets',
  unassignedEmails: 'partner_unassigned_emails',
  overdueTodos: 'partner_overdue_todos',
  overdueWebsites: 'partner_overdue_websites',
  reengage: 'partner_reengage',
  leads: 'partner_websites_leads',
  assign: 'partner_websites_assign',
  allWebsites: 'partner_websites',
  staff: 'partner_users',
  billing: 'partner_subscription_manage',
  accountSettings: 'partner_account_settings',
  profile: 'partner_profile',
  clients: 'partner_clients',
  resellerSettings: 'partner_settings',
  domains: 'partner_domains',
  websiteDomains: 'partner_website_domains',
  logout: 'partner_logout',
  sessionStart: 'partner_session_start',
} as const
