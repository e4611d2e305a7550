import type * as contract from '../src/contract'
import type { IslandName } from './registry'

type Contract = typeof contract
type RouteName = { [Name in keyof Contract]: Contract[Name] extends contract.Route ? Name : never }[keyof Contract]

/** The routes without which an island has nothing to show. */
export const needs: Readonly<Partial<Record<IslandName, readonly RouteName[]>>> = {
  'agency-offers': ['api_partner_agency_offers'],
  'agency-statistics': ['api_partner_statistics'],
  client: ['api_partner_client'],
  clients: ['api_partner_clients'],
  'customer-data': ['api_website_customer', 'api_website_details'],
  domains: ['api_website_domains'],
  'email-templates': ['partner_email_composer_template_list'],
  'general-domains': ['api_partner_domains'],
  goals: ['partner_goals'],
  'mail-transfer': ['api_partner_mail_transfers'],
  'new-website': ['api_partner_templates'],
  next: ['api_partner_next'],
  'overdue-todos': ['api_partner_todos'],
  profile: ['api_partner_profile'],
  'reseller-settings': ['api_partner_reseller_settings'],
  settings: ['api_partner_account'],
  staff: ['api_partner_users'],
  subscription: ['api_partner_subscription'],
  tickets: ['api_partner_tickets'],
  'time-report': ['api_partner_time_report'],
  'unassigned-emails': ['partner_unassigned_emails_view'],
  'website-details': ['api_website_details'],
  'website-templates': ['api_partner_templates'],
  websites: ['api_partner_websites'],
}
