import { ROUTE_NAMES } from '../src/model'

/**
 * Screens of the main area: the name of a route, and the island that shows it (spec 2.2). Some views are in everybody's sidebar (spec 2.5), so
 * theirs name the right they ask for.
 */
export const screens = [
  { route: ROUTE_NAMES.overview, island: 'websites', right: 'see_websites' },
  { route: ROUTE_NAMES.next, island: 'next', right: 'see_websites' },
  { route: ROUTE_NAMES.tickets, island: 'tickets', right: 'see_tickets' },
  { route: ROUTE_NAMES.overdueTodos, island: 'overdue-todos', right: 'see_websites' },
  { route: ROUTE_NAMES.overdueWebsites, island: 'websites', right: 'see_websites' },
  { route: ROUTE_NAMES.reengage, island: 'websites', right: 'see_websites' },
  { route: ROUTE_NAMES.leads, island: 'websites', right: 'see_websites' },
  { route: ROUTE_NAMES.assign, island: 'websites', right: 'see_websites' },
  { route: ROUTE_NAMES.allWebsites, island: 'websites', right: 'see_websites' },
  { route: ROUTE_NAMES.profile, island: 'profile' },
  { route: ROUTE_NAMES.staff, island: 'staff' },
  { route: ROUTE_NAMES.billing, island: 'subscription' },
  { route: 'partner_subscription_exit', island: 'subscription' },
  { route: 'partner_agency_offers', island: 'agency-offers' },
  { route: ROUTE_NAMES.clients, island: 'clients' },
  { route: 'partner_client', island: 'client' },
  { route: ROUTE_NAMES.resellerSettings, island: 'reseller-settings' },
  { route: ROUTE_NAMES.accountSettings, island: 'settings' },
  { route: 'partner_email_composer', island: 'mailer' },
  { route: 'partner_email_composer_templates', island: 'email-templates' },
  { route: 'partner_tools_outgoing_mails', island: 'outgoing-mails' },
  { route: 'partner_tools_mail_transfer', island: 'mail-transfer' },
  { route: 'partner_tools_time_report', island: 'time-report' },
  { route: 'partner_statistics', island: 'agency-statistics' },
  { route: ROUTE_NAMES.domains, island: 'general-domains' },
  { route: 'partner_templates', island: 'website-templates' },
  { route: 'partner_website_new', island: 'new-website' },
  { route: 'partner_website_edit', island: 'customer-data' },
  { route: 'partner_website_details', island: 'website-details' },
  { route: ROUTE_NAMES.websiteDomains, island: 'domains' },
  { route: 'partner_website_collections', island: 'collections' },
] as const
