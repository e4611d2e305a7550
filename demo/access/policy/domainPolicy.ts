import { onWebsite, type Rule, right } from './rule'

/** The part of the policy that is about domains, their zones, mailboxes and owners. */
export const domainPolicy: Readonly<Record<string, Rule>> = {
  api_partner_domains: right('see_domains'),
  api_partner_domain_move: right('manage_domains'),
  api_partner_domain_snooze: right('manage_domains'),
  api_partner_domain_transfer: right('manage_domains'),
  api_partner_domain_auth_code: right('manage_domains'),
  api_partner_domain_log: right('see_domains'),
  api_partner_domain_mailboxes: right('see_domains'),
  api_partner_mailbox_create: right('manage_domains'),
  api_partner_mailbox_password: right('manage_domains'),
  api_partner_mailbox_remove: right('manage_domains'),
  api_partner_dns: right('see_domains'),
  api_partner_dns_save: right('manage_domains'),
  api_partner_dns_history: right('see_domains'),
  api_partner_dns_live: right('see_domains'),
  api_partner_dns_present: right('see_domains'),
  api_partner_domain_calendar: right('see_domains'),

  api_website_domains: onWebsite('see_domains'),
  api_website_domain_search: onWebsite('manage_domains'),
  api_website_domain_subscription: onWebsite('see_domains'),
  api_website_domain_cancel: onWebsite('manage_domains'),
  api_website_domain_renew: onWebsite('manage_domains'),
  api_website_domain_check: onWebsite('see_domains'),
  api_website_owner_data: onWebsite('see_domains'),
  api_website_owner_data_save: onWebsite('manage_domains'),
  api_website_owner_data_remind: onWebsite('manage_domains'),
}
