import { DnsZoneChange } from '../entities/dnsItem'
import { CancelQuery, DomainMove, DomainQuery, DomainRenewal, DomainSnooze, DomainTransfer } from '../entities/domainRequests'
import { OwnerDataChange } from '../entities/ownerData'
import { SearchQuery } from '../entities/searchResult'
import * as client from '../routes/apiDomains'
import { serverRoute } from './serverRoute'

const host = 'partner'
const digits = ['website'] as const

// All domains of the partner.
export const api_partner_domains = serverRoute(client.api_partner_domains, { host, path: '/api/domain/list', query: DomainQuery })
export const api_partner_domain_move = serverRoute(client.api_partner_domain_move, {
  host,
  path: '/api/domain/{dom}/move',
  body: DomainMove,
})
export const api_partner_domain_snooze = serverRoute(client.api_partner_domain_snooze, {
  host,
  path: '/api/domain/{dom}/snooze',
  body: DomainSnooze,
})
export const api_partner_domain_transfer = serverRoute(client.api_partner_domain_transfer, {
  host,
  path: '/api/domain/{dom}/transfer',
  body: DomainTransfer,
})
export const api_partner_dns = serverRoute(client.api_partner_dns, { host, path: '/api/dns-manager/{domainId}' })
export const api_partner_dns_save = serverRoute(client.api_partner_dns_save, {
  host,
  path: '/api/dns-manager/{domainId}',
  body: DnsZoneChange,
})
export const api_partner_dns_history = serverRoute(client.api_partner_dns_history, { host, path: '/api/dns-manager/{domainId}/history' })
export const api_partner_dns_live = serverRoute(client.api_partner_dns_live, { host, path: '/api/dns-manager/{domainId}/live' })
export const api_partner_domain_calendar = serverRoute(client.api_partner_domain_calendar, { host, path: '/api/domain/calendar' })

// Domains of one website. The spec names these calls without their paths.
export const api_website_domains = serverRoute(client.api_website_domains, {
  host,
  path: '/api/website/{website}/domains',
  digits,
  query: DomainQuery,
})
export const api_website_domain_search = serverRoute(client.api_website_domain_search, {
  host,
  path: '/api/website/{website}/domains/search',
  digits,
  body: SearchQuery,
})
export const api_website_domain_subscription = serverRoute(client.api_website_domain_subscription, {
  host,
  path: '/api/website/{website}/domains/{dom}/subscription',
  digits,
})
export const api_website_domain_cancel = serverRoute(client.api_website_domain_cancel, {
  host,
  path: '/api/website/{website}/domains/{dom}/subscription',
  digits,
  query: CancelQuery,
})
export const api_website_domain_renew = serverRoute(client.api_website_domain_renew, {
  host,
  path: '/api/website/{website}/domains/{dom}/subscription',
  digits,
  body: DomainRenewal,
})
export const api_website_domain_check = serverRoute(client.api_website_domain_check, {
  host,
  path: '/api/website/{website}/domains/{dom}/check',
  digits,
})
export const api_website_owner_data = serverRoute(client.api_website_owner_data, { host, path: '/api/website/{website}/ownerData', digits })
export const api_website_owner_data_save = serverRoute(client.api_website_owner_data_save, {
  host,
  path: '/api/website/{website}/ownerData',
  digits,
  body: OwnerDataChange,
})
export const api_website_owner_data_remind = serverRoute(client.api_website_owner_data_remind, {
  host,
  path: '/api/website/{website}/ownerData/reminder',
  digits,
})
